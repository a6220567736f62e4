import { m } from '#messages';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, expectLoaded, test } from './fixtures.ts';
import { aCampaign, apply, join } from './sign-in.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await aPicture('png', { width: 600, height: 400, background }),
});

test('a brand adds, replaces and removes its logo, and visitors see each change', async ({
  brand: page,
  page: visitor,
}) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/profile/company');
  await page.getByLabel(m.company_siret(), { exact: false }).fill('55208131766522');
  await page.getByLabel(m.company_street()).fill('12 rue Mercière');
  await page.getByLabel(m.company_zip_code()).fill('69002');
  const logo = page.getByRole('group', { name: m.company_logo() });
  const fileInput = logo.locator('input[type=file]');
  const save = page.getByRole('button', { name: m.company_save() });
  const address =
    (await page.getByRole('link', { name: m.company_public_page() }).getAttribute('href')) ?? '';
  const publicLogo = visitor.getByRole('main').locator('picture img').first();
  /**
   * Saves, and waits for a logo other than `before` on the public page, because this page is cached for a few seconds.
   * Returns the address of the logo, or null if the page shows none.
   */
  const saveNew = async (before: string | null): Promise<string | null> => {
    await save.click();
    await expect(page.getByText(m.profile_unsaved())).toHaveCount(0);
    const shown = async () => {
      await visitor.goto(address);
      return (await publicLogo.count()) > 0 ? publicLogo.getAttribute('src') : null;
    };
    await expect.poll(shown).not.toBe(before);
    return shown();
  };

  await fileInput.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await expect(logo.getByText(m.refusal_file_images_only())).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/files*', (route) => released.then(() => route.continue()));
  await fileInput.setInputFiles(await picture('logo.png', '#7A1F3D'));
  await expect(save).toHaveCount(0);
  await page.getByLabel(m.company_city()).fill('Lyon');
  release();
  await expect(logo.getByRole('button', { name: m.media_remove() })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(m.company_city())).toHaveValue('Lyon');
  await axe(page);
  const first = await saveNew(null);
  await expectLoaded(publicLogo);
  const title = visitor.getByRole('heading', { level: 1 });
  const [left, right] = [await publicLogo.boundingBox(), await title.boundingBox()];
  expect(left && right && left.x + left.width < right.x && right.y < left.y + left.height).toBe(true);

  await fileInput.focus();
  await fileInput.setInputFiles(await picture('other.png', '#111'));
  await expect(logo.getByRole('button', { name: m.media_remove() })).toBeVisible({ timeout: 30_000 });
  await expect(fileInput).toBeFocused();
  const second = await saveNew(first);
  await expectLoaded(publicLogo);
  await axe(visitor);

  await logo.getByRole('button', { name: m.media_remove() }).click();
  expect(await saveNew(second)).toBeNull();
});

test("a brand sees an applicant's picture", async ({ brand, influencer }) => {
  test.slow();
  await join(influencer, 'influencer');
  await influencer.goto('/profile');
  const field = influencer.getByRole('group', { name: m.media_portrait() });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await influencer.route('**/api/files*', (route) => released.then(() => route.continue()));
  await field.locator('input[type=file]').setInputFiles(await picture('me.png', '#446'));
  const bio = influencer.getByLabel(m.profile_bio(), { exact: true });
  await bio.fill('Small tables, long lunches.');
  release();
  await expect(field.getByRole('button', { name: m.media_remove() })).toBeVisible({ timeout: 30_000 });
  await influencer.getByRole('main').getByText('English').click();
  await axe(influencer);
  await influencer.getByRole('button', { name: m.profile_save() }).click();
  await expect(influencer.getByText(m.profile_toast_updated())).toBeVisible();
  await influencer.reload();
  await expectLoaded(field.locator('img'));
  await expect(bio).toHaveValue('Small tables, long lunches.');

  await join(brand, 'client');
  const campaign = await aCampaign(brand);
  await apply(influencer, campaign);
  await brand.goto(`/client/campaign/${campaign}`);
  await expect(brand.getByRole('main').getByRole('link', { name: 'Maison Aubrac' })).toHaveAttribute(
    'href',
    /^\/company\/company-/,
  );
  const applicant = brand.getByRole('link', { name: 'Léa Dubois' }).first();
  await expectLoaded(brand.locator('tr, li').filter({ has: applicant }).locator('img').first());
  await applicant.click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expectLoaded(brand.getByRole('main').locator('img').first());

  await field.getByRole('button', { name: m.media_remove() }).click();
  await influencer.getByRole('button', { name: m.profile_save() }).click();
  await expect(influencer.getByText(m.profile_unsaved())).toHaveCount(0);
  await brand.reload();
  await expect(brand.getByRole('main').locator('img')).toHaveCount(0);
});
