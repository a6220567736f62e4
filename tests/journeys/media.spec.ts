import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { someCampaign } from '#tests/people.ts';
import { aPicture } from '#tests/sample-files.ts';
import { join, sendCampaign } from './doors.ts';
import { axe, expect, test } from './fixtures.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture('jpeg', { width: 900, height: 1200, background }),
});

/** It has arrived in the browser, and is no empty frame. */
const isSeen = (image: Locator) =>
  expect.poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true);

/** Fills in all that has nothing to do with pictures, and opens the review. */
async function writeTheRest(page: Page, language: Language): Promise<void> {
  await page.evaluate((rest) => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('campaign-draft:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { draft: object };
    localStorage.setItem(key, JSON.stringify({ draft: { ...rest, ...kept.draft, ...rest }, step: 'review' }));
  }, restOfCampaign);
  await page.goto(pathIn(language, '/client/campaign/create?step=review'));
}
const { title: _, description: __, mainMedia: ___, giftImages: ____, ...rest } = someCampaign;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const restOfCampaign = { ...rest, startDate: inDays(1), endDate: inDays(30) };

for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  test(`a brand gives its campaign a photo and pictures of the gift (${language})`, async ({
    brand: page,
  }) => {
    test.slow();
    await join(page, 'client');
    await page.goto(pathIn(language, '/client/campaign/create'));
    await page.getByLabel(m.wizard_name({}, says)).fill('Autumn table');
    await page.getByLabel(m.wizard_description({}, says)).fill('Dinner for two.');

    const main = page.getByRole('group', { name: m.media_main({}, says) });
    const choose = main.locator('input[type=file]');
    await choose.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(main.getByText(/SVG/).last()).toBeVisible();
    await axe(page);
    await choose.setInputFiles(await picture('table.jpg', '#7A1F3D'));
    const remove = main.getByRole('button', { name: m.media_remove({}, says) });
    await expect(remove).toBeVisible({ timeout: 30_000 });
    await expect(main.getByText(/SVG/)).toHaveCount(0);
    await remove.click();
    await main.getByRole('button', { name: m.media_undo({}, says) }).click();
    await expect(remove).toBeVisible();
    await page.reload();
    await isSeen(main.getByRole('listitem').locator('img'));
    await axe(page);
    await page.getByRole('button', { name: m.wizard_next({}, says) }).click();

    await page.getByRole('button', { name: m.compensation_giftedAndPaid({}, says) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(m.wizard_gift_description({}, says)).fill('A tasting menu for two');
    await dialog.getByLabel(m.wizard_post_price({}, says)).fill('150');
    const gift = dialog.locator('input[type=file]');
    await gift.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
    await expect(dialog.getByText(m.refusal_file_images_only({}, says))).toBeVisible();
    await gift.setInputFiles([await picture('1.jpg', '#111'), await picture('2.jpg', '#555')]);
    await expect(
      dialog.getByRole('button', { name: m.media_remove_number({ number: 2 }, says) }),
    ).toBeVisible({
      timeout: 30_000,
    });
    await gift.setInputFiles([await picture('3.jpg', '#999'), await picture('4.jpg', '#ddd')]);
    await expect(dialog.getByText(m.refusal_campaign_too_many_gift_images({}, says))).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: m.media_remove_number({ number: 3 }, says) }),
    ).toBeVisible({
      timeout: 30_000,
    });
    await axe(page);
    await dialog.getByRole('button', { name: m.wizard_save({}, says) }).click();
    await expect(dialog).toHaveCount(0);

    await writeTheRest(page, language);
    await page.getByRole('button', { name: m.wizard_submit({}, says) }).click();
    await expect(page.getByText(m.campaign_created({}, says))).toBeVisible();
    await isSeen(page.getByRole('article').locator('img').first());
    await page.getByRole('link', { name: 'Autumn table' }).click();
    for (const number of [1, 2, 3])
      await isSeen(page.getByRole('img', { name: m.campaign_gift_picture({ number }, says) }));
    await isSeen(page.locator('main img').first());
  });
}

test('an upload that breaks off is tried again, and one that lasts is stopped', async ({ brand: page }) => {
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  await page.getByLabel('Campaign name').fill('Typed before');
  const main = page.getByRole('group', { name: 'Main photo or video' });
  await page.context().setOffline(true);
  await main.locator('input[type=file]').setInputFiles(await picture('table.jpg', '#7A1F3D'));
  await expect(main.getByText('Upload failed').first()).toBeVisible();
  await expect(page.getByLabel('Campaign name')).toHaveValue('Typed before');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('table.jpg is uploaded.')).toBeAttached({ timeout: 30_000 });

  let release = () => {};
  await page.route('**/api/files*', (route) =>
    new Promise<void>((resolve) => (release = resolve)).then(() => route.abort()),
  );
  await main.locator('input[type=file]').setInputFiles(await picture('other.jpg', '#111'));
  await expect(main.getByRole('progressbar', { name: 'Uploading other.jpg' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel the upload of other.jpg' }).click();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible();
  release();
});

test('a draft is given a photo when it is edited, and lets go of it again', async ({ brand: page }) => {
  await join(page, 'client');
  await sendCampaign(page, { title: 'Winter table' });
  await page.goto('/client/dashboard');
  await page.getByRole('link', { name: 'Winter table' }).click();
  await expect(page).toHaveURL(/\/campaign-/);
  const address = page.url();
  await page.goto(`${address}/edit`);
  const main = page.getByRole('group', { name: 'Main photo or video' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await main.locator('input[type=file]').setInputFiles(await picture('table.jpg', '#7A1F3D'));
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible({ timeout: 30_000 });
  await save.click();
  await expect(page).toHaveURL(address);
  await isSeen(page.locator('main img').first());
  await page.goto(`${address}/edit`);
  await main.getByRole('button', { name: 'Remove' }).click();
  await save.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('an influencer shows a photo, and what is typed while it is sent stays', async ({
  influencer: page,
}) => {
  await join(page, 'influencer');
  await page.goto('/profile');
  const portrait = page.getByRole('group', { name: 'Profile photo' });
  const photo = await picture('me.jpg', '#CBD6DC');
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/files*', (route) => sent.then(() => route.continue()));
  await portrait.locator('input[type=file]').setInputFiles(photo);
  await page.getByLabel('Bio', { exact: true }).fill('Small tables, long lunches.');
  arrive();
  await expect(portrait.getByRole('button', { name: 'Remove' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Small tables, long lunches.');
  await axe(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await page.reload();
  await isSeen(portrait.getByRole('listitem').locator('img'));
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Small tables, long lunches.');
});
