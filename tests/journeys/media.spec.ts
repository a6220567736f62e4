import type { Page } from '@playwright/test';
import { m } from '#messages';
import { someCampaign } from '#tests/people.ts';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, expectLoaded, test } from './fixtures.ts';
import { inDays, join } from './sign-in.ts';

// Playwright's trace recorder requests the blob URL of a broken image again, which logs an error.
test.use({ expectedErrors: /^console\.error: Connecting to 'blob:/ });

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture('jpeg', { width: 900, height: 1200, background }),
});

/** A BMP image of one white pixel. Browsers display the image, but the server refuses its type. */
const bitmap = Buffer.from(
  `424d3a000000000000003600000028000000${'01000000'.repeat(2)}01001800${'00'.repeat(24)}ffffff00`,
  'hex',
);

/**
 * Keeps videos from loading, so that the page waits for their posters. The returned function makes the loading fail.
 */
async function delayPosters(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      configurable: true,
      get: () => '',
      set(this: HTMLMediaElement) {
        addEventListener('release-posters', () => this.dispatchEvent(new Event('error')));
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-posters')));
}

async function fillOtherFields(page: Page): Promise<void> {
  await page.evaluate((rest) => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('campaign-draft:')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { draft: object };
    localStorage.setItem(
      key,
      JSON.stringify({ draft: { ...rest, ...stored.draft, ...rest }, step: 'review' }),
    );
  }, restOfCampaign);
  await page.goto('/client/campaign/create?step=review');
}
const { title: _, description: __, mainMedia: ___, giftImages: ____, ...rest } = someCampaign;
const restOfCampaign = { ...rest, startDate: inDays(1), endDate: inDays(30) };

test('a brand adds a photo and gift images to a campaign, and removes the photo', async ({ brand: page }) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  await page.getByLabel(m.wizard_name()).fill('Autumn table');
  await page.getByLabel(m.wizard_description()).fill('Dinner for two.');

  const main = page.getByRole('group', { name: m.media_main() });
  const fileInput = main.locator('input[type=file]');
  await fileInput.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(main.getByText(/SVG/).last()).toBeVisible();
  await expect(main.getByRole('button', { name: m.media_retry() })).toHaveCount(0);
  await axe(page);
  await page.context().setOffline(true);
  await fileInput.setInputFiles(await picture('table.jpg', '#7A1F3D'));
  await expect(main.getByText(m.media_failed()).first()).toBeVisible();
  await expect(main.getByText(/SVG/)).toHaveCount(0);
  await expect(page.getByLabel(m.wizard_name())).toHaveValue('Autumn table');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: m.media_retry() }).click();
  const remove = main.getByRole('button', { name: m.media_remove() });
  await expect(remove).toBeVisible({ timeout: 30_000 });

  // An upload that is cancelled before or during its request does not replace the photo.
  const sent: string[] = [];
  await page.route('**/api/files*', (route) => void sent.push(route.request().url()));
  const cancelUpload = (name: string) => main.getByRole('button', { name: m.media_cancel_name({ name }) });
  await fileInput.setInputFiles(await picture('other.jpg', '#111'));
  await expect.poll(() => sent).toHaveLength(1);
  await cancelUpload('other.jpg').click();
  await expect(remove).toBeVisible();
  const releasePosters = await delayPosters(page);
  await fileInput.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await cancelUpload('a.mp4').click();
  await releasePosters();
  await expect(remove).toBeVisible();
  await page.unroute('**/api/files*');

  await remove.click();
  await main.getByRole('button', { name: m.media_undo() }).click();
  await expect(remove).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expectLoaded(main.getByRole('listitem').locator('img'));
  await axe(page);
  await page.getByRole('button', { name: m.wizard_next() }).click();

  await page.getByRole('button', { name: m.compensation_giftedAndPaid() }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.wizard_gift_description()).fill('A tasting menu for two');
  await dialog.getByLabel(m.wizard_post_price()).fill('150');
  const gift = dialog.locator('input[type=file]');
  await gift.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await expect(dialog.getByText(m.refusal_file_images_only())).toBeVisible();
  // A refused file does not count towards the three images.
  await gift.setInputFiles({ name: 'bitmap.png', mimeType: 'image/png', buffer: bitmap });
  await expect(dialog.getByText(m.refusal_file_no_media()).first()).toBeVisible();
  // Neither server nor browser can read this file. The tile is blank, without the icon of a broken image.
  await gift.setInputFiles({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') });
  const torn = dialog.getByRole('listitem').filter({ hasText: 'torn.jpg' });
  await expect(torn.getByText(m.refusal_file_no_media())).toBeVisible();
  await expect(torn.locator('img')).toBeHidden();
  await gift.setInputFiles([await picture('1.jpg', '#111'), await picture('2.jpg', '#555')]);
  await expect(dialog.getByRole('button', { name: m.media_remove_number({ number: 2 }) })).toBeVisible({
    timeout: 30_000,
  });
  await gift.setInputFiles([await picture('3.jpg', '#999'), await picture('4.jpg', '#ddd')]);
  await expect(dialog.getByText(m.refusal_campaign_too_many_gift_images())).toBeVisible();
  await expect(dialog.getByRole('button', { name: m.media_remove_number({ number: 3 }) })).toBeVisible({
    timeout: 30_000,
  });
  await axe(page);
  await dialog.getByRole('button', { name: m.wizard_save() }).click();
  await expect(dialog).toHaveCount(0);

  await fillOtherFields(page);
  await page.getByRole('button', { name: m.wizard_submit() }).click();
  await expect(page.getByText(m.campaign_created())).toBeVisible();
  await expectLoaded(page.getByRole('article').locator('img').first());
  await page.getByRole('article').getByRole('link', { name: 'Autumn table' }).click();
  for (const number of [1, 2, 3])
    await expectLoaded(page.getByRole('img', { name: m.campaign_gift_picture({ number }) }));
  const cover = page.locator('main img').first();
  await expectLoaded(cover);

  const address = page.url();
  const before = await cover.getAttribute('src');
  const save = page.getByRole('button', { name: m.edit_save() });
  await page.goto(`${address}/edit`);
  await fileInput.first().setInputFiles(await picture('new.jpg', '#446'));
  await expect(remove).toBeVisible({ timeout: 30_000 });
  await save.click();
  await expect(page).toHaveURL(address);
  await expect(cover).not.toHaveAttribute('src', before ?? '');
  await expectLoaded(cover);
  await page.goto(`${address}/edit`);
  await remove.click();
  await save.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main img')).toHaveCount(3);
});
