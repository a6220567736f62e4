import type { Page } from '@playwright/test';
import { m } from '#messages';
import { aPicture } from '#tests/sample-files.ts';
import { expect } from './fixtures.ts';
import type { Upload } from './video.ts';

export const files = async (...backgrounds: string[]) =>
  Promise.all(
    backgrounds.map(async (background, place) => ({
      name: `table-${place}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPicture('jpeg', { width: 800, height: 1000, background }),
    })),
  );

/** Hands in a draft. If it has two files, the second file comes first. */
export async function handIn(page: Page, caption: string, drafts: Upload[], button = m.content_hand_in()) {
  const field = page.getByRole('group', { name: m.content_files() });
  if (drafts.length > 0) await field.locator('input[type=file]').setInputFiles(drafts);
  await expect(field.getByRole('listitem')).toHaveCount(drafts.length);
  if (drafts.length > 1) await moveFirstFileBack(page);
  await page.getByLabel(m.content_caption_field()).fill(caption);
  await page.getByRole('button', { name: button }).click();
  // The toast of the previous hand-in may still be visible.
  await expect(page.getByText(m.content_toast_submit(), { exact: true }).last()).toBeVisible();
}

async function moveFirstFileBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: m.media_back_number({ number: 1 }) }).press('Enter');
  await expect(page.getByText(m.media_moved({ number: 1, place: 2, count: 2 }))).toBeAttached();
  await expect(page.getByRole('button', { name: m.media_back_number({ number: 2 }) })).toBeFocused();
}
