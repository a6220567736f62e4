import type { Locator } from '@playwright/test';
import { m } from '#messages';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, publish, sendCampaign } from './sign-in.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await aPicture('png', { width: 600, height: 400, background }),
});

/** It has arrived in the browser, and is no empty frame. */
const isSeen = (image: Locator) =>
  expect.poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)).toBe(true);

test('a brand shows its logo to everyone, another one, and none', async ({ brand: page, page: visitor }) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/profile/company');
  await page.getByLabel(m.company_siret(), { exact: false }).fill('55208131766522');
  await page.getByLabel(m.company_street()).fill('12 rue Mercière');
  await page.getByLabel(m.company_zip_code()).fill('69002');
  const logo = page.getByRole('group', { name: m.company_logo() });
  const choose = logo.locator('input[type=file]');
  const save = page.getByRole('button', { name: m.company_save() });
  const address =
    (await page.getByRole('link', { name: m.company_public_page() }).getAttribute('href')) ?? '';
  const seenBy = visitor.getByRole('main').locator('picture img').first();
  /** Saves, and waits until everyone is shown another logo: pages for all may be some seconds old. */
  const saved = async (before: string | null): Promise<string | null> => {
    await save.click();
    await expect(page.getByText(m.profile_unsaved())).toHaveCount(0);
    const shown = async () => {
      await visitor.goto(address);
      return (await seenBy.count()) > 0 ? seenBy.getAttribute('src') : null;
    };
    await expect.poll(shown).not.toBe(before);
    return shown();
  };

  await choose.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await expect(logo.getByText(m.refusal_file_images_only())).toBeVisible();
  // While it is on its way nothing can be saved without it, and what is typed meanwhile stays.
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/files*', (route) => gone.then(() => route.continue()));
  await choose.setInputFiles(await picture('logo.png', '#7A1F3D'));
  await expect(save).toHaveCount(0);
  await page.getByLabel(m.company_city()).fill('Lyon');
  go();
  await expect(logo.getByRole('button', { name: m.media_remove() })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel(m.company_city())).toHaveValue('Lyon');
  await axe(page);
  const first = await saved(null);
  await isSeen(seenBy);
  const title = visitor.getByRole('heading', { level: 1 });
  const [left, right] = [await seenBy.boundingBox(), await title.boundingBox()];
  expect(left && right && left.x + left.width < right.x && right.y < left.y + left.height).toBe(true);

  await choose.setInputFiles(await picture('other.png', '#111'));
  await expect(logo.getByRole('button', { name: m.media_remove() })).toBeVisible({
    timeout: 30_000,
  });
  const second = await saved(first);
  await isSeen(seenBy);
  await axe(visitor);

  await logo.getByRole('button', { name: m.media_remove() }).click();
  expect(await saved(second)).toBeNull();
});

test("an influencer's picture is seen by the brand they apply to", async ({ brand, influencer }) => {
  test.slow();
  await join(influencer, 'influencer');
  await influencer.goto('/profile');
  const field = influencer.getByRole('group', { name: m.media_portrait() });
  // What is typed while it is sent stays.
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await influencer.route('**/api/files*', (route) => gone.then(() => route.continue()));
  await field.locator('input[type=file]').setInputFiles(await picture('me.png', '#446'));
  const bio = influencer.getByLabel(m.profile_bio(), { exact: true });
  await bio.fill('Small tables, long lunches.');
  go();
  await expect(field.getByRole('button', { name: m.media_remove() })).toBeVisible({
    timeout: 30_000,
  });
  // What is saved is answered in the language of the account.
  await influencer.getByRole('main').getByText('English').click();
  await axe(influencer);
  await influencer.getByRole('button', { name: m.profile_save() }).click();
  await expect(influencer.getByText(m.profile_toast_updated())).toBeVisible();
  await influencer.reload();
  await isSeen(field.locator('img'));
  await expect(bio).toHaveValue('Small tables, long lunches.');

  await join(brand, 'client');
  await sendCampaign(brand, { title: 'Autumn table' });
  await brand.goto('/client/dashboard');
  await brand.getByRole('link', { name: 'Autumn table' }).click();
  await expect(brand.getByRole('main').getByRole('link', { name: 'Maison Aubrac' })).toHaveAttribute(
    'href',
    /^\/company\/company-/,
  );
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Autumn table');
  await publish(brand, 'en');
  await expect(brand.getByText(m.campaign_toast_published())).toBeVisible();
  const campaign = brand.url().split('/').at(-1);
  await influencer.request.post(`/influencer/campaign/${campaign}`, { form: { message: 'Me' } });
  await brand.reload();
  const applicant = brand.getByRole('link', { name: 'Léa Dubois' }).first();
  await isSeen(brand.locator('tr, li').filter({ has: applicant }).locator('img').first());
  await applicant.click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await isSeen(brand.getByRole('main').locator('img').first());

  await field.getByRole('button', { name: m.media_remove() }).click();
  await influencer.getByRole('button', { name: m.profile_save() }).click();
  await expect(influencer.getByText(m.profile_unsaved())).toHaveCount(0);
  await brand.reload();
  await expect(brand.getByRole('main').locator('img')).toHaveCount(0);
});
