import type { Locator, Page } from '@playwright/test';
import { m } from '#messages';
import { someCampaign } from '#tests/people.ts';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { inDays, join } from './sign-in.ts';

// Playwright's own record of the page asks anew for a picture that could not be drawn.
test.use({ expectedTrouble: /^console\.error: Connecting to 'blob:/ });

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture('jpeg', { width: 900, height: 1200, background }),
});

/** One white pixel: a picture to a browser, and of a kind that is not taken. */
const bitmap = Buffer.from(
  `424d3a000000000000003600000028000000${'01000000'.repeat(2)}01001800${'00'.repeat(24)}ffffff00`,
  'hex',
);

/** It has arrived in the browser, and is no empty frame. */
const isSeen = (image: Locator) =>
  expect.poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true);

/** Until it is let go, no film shows its first picture; then it turns out that it cannot. */
async function holdVideos(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      configurable: true,
      get: () => '',
      set(this: HTMLMediaElement) {
        addEventListener('let-go', () => this.dispatchEvent(new Event('error')));
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

/** Fills in all that has nothing to do with pictures, and opens the review. */
async function writeTheRest(page: Page): Promise<void> {
  await page.evaluate((rest) => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('campaign-draft:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { draft: object };
    localStorage.setItem(key, JSON.stringify({ draft: { ...rest, ...kept.draft, ...rest }, step: 'review' }));
  }, restOfCampaign);
  await page.goto('/client/campaign/create?step=review');
}
const { title: _, description: __, mainMedia: ___, giftImages: ____, ...rest } = someCampaign;
const restOfCampaign = { ...rest, startDate: inDays(1), endDate: inDays(30) };

test('a brand gives its campaign a photo and pictures of the gift, and takes the photo back', async ({
  brand: page,
}) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  await page.getByLabel(m.wizard_name()).fill('Autumn table');
  await page.getByLabel(m.wizard_description()).fill('Dinner for two.');

  const main = page.getByRole('group', { name: m.media_main() });
  const choose = main.locator('input[type=file]');
  await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(main.getByText(/SVG/).last()).toBeVisible();
  await expect(main.getByRole('button', { name: m.media_retry() })).toHaveCount(0);
  await axe(page);
  // Nobody can be reached: it is said, and what was typed stays.
  await page.context().setOffline(true);
  await choose.setInputFiles(await picture('table.jpg', '#7A1F3D'));
  await expect(main.getByText(m.media_failed()).first()).toBeVisible();
  await expect(main.getByText(/SVG/)).toHaveCount(0);
  await expect(page.getByLabel(m.wizard_name())).toHaveValue('Autumn table');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: m.media_retry() }).click();
  const remove = main.getByRole('button', { name: m.media_remove() });
  await expect(remove).toBeVisible({ timeout: 30_000 });

  // Stopped on its way, or before it left: it does not come, and what was there stays.
  const sent: string[] = [];
  await page.route('**/api/files*', (route) => void sent.push(route.request().url()));
  const stop = (name: string) => main.getByRole('button', { name: m.media_cancel_name({ name }) });
  await choose.setInputFiles(await picture('other.jpg', '#111'));
  await expect.poll(() => sent).toHaveLength(1);
  await stop('other.jpg').click();
  await expect(remove).toBeVisible();
  const letGo = await holdVideos(page);
  await choose.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await stop('a.mp4').click();
  await letGo();
  await expect(remove).toBeVisible();
  await page.unroute('**/api/files*');

  await remove.click();
  await main.getByRole('button', { name: m.media_undo() }).click();
  await expect(remove).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await isSeen(main.getByRole('listitem').locator('img'));
  await axe(page);
  await page.getByRole('button', { name: m.wizard_next() }).click();

  await page.getByRole('button', { name: m.compensation_giftedAndPaid() }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.wizard_gift_description()).fill('A tasting menu for two');
  await dialog.getByLabel(m.wizard_post_price()).fill('150');
  const gift = dialog.locator('input[type=file]');
  await gift.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await expect(dialog.getByText(m.refusal_file_images_only())).toBeVisible();
  // What is refused once it has been sent takes no place of the three.
  await gift.setInputFiles({ name: 'bitmap.png', mimeType: 'image/png', buffer: bitmap });
  await expect(dialog.getByText(m.refusal_file_no_media()).first()).toBeVisible();
  // What the browser cannot draw either has a blank tile, without the sign of a broken picture.
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

  await writeTheRest(page);
  await page.getByRole('button', { name: m.wizard_submit() }).click();
  await expect(page.getByText(m.campaign_created())).toBeVisible();
  await isSeen(page.getByRole('article').locator('img').first());
  await page.getByRole('link', { name: 'Autumn table' }).click();
  for (const number of [1, 2, 3])
    await isSeen(page.getByRole('img', { name: m.campaign_gift_picture({ number }) }));
  const cover = page.locator('main img').first();
  await isSeen(cover);

  // The draft is edited: another photo takes its place, and then none.
  const address = page.url();
  const before = await cover.getAttribute('src');
  const save = page.getByRole('button', { name: m.edit_save() });
  await page.goto(`${address}/edit`);
  await choose.first().setInputFiles(await picture('new.jpg', '#446'));
  await expect(remove).toBeVisible({ timeout: 30_000 });
  await save.click();
  await expect(page).toHaveURL(address);
  await expect(cover).not.toHaveAttribute('src', before ?? '');
  await isSeen(cover);
  await page.goto(`${address}/edit`);
  await remove.click();
  await save.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main img')).toHaveCount(3);
});
