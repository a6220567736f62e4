import { demoAccounts } from '#demo/accounts.ts';
import { m } from '#messages';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { logIn } from './sign-in.ts';

const test = testOn(() => startServer({ fromNothing: true, databaseUrl: '' }));

test.use({ expectedErrors: /^409 / });

test('a verified influencer is warned, asked once, and verified again under another name', async ({
  influencer: page,
}) => {
  const { email, password, name } = demoAccounts.influencer;
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/influencer/dashboard');
  await page.goto('/profile');
  const fullName = page.getByLabel(m.account_full_name());
  const handle = page.getByLabel(m.account_instagram_handle());
  const bio = page.getByLabel(m.profile_bio());
  const save = page.getByRole('button', { name: m.profile_save() });
  const question = page.getByRole('heading', { name: m.profile_identity_question() });
  const oldHandle = await handle.inputValue();

  await fullName.fill('Cristiano R');
  await expect(page.getByText(m.profile_identity_help())).toBeVisible();
  await handle.fill('cristiano');
  await bio.fill('Kept');
  await save.click();
  await expect(question).toBeFocused();
  await expect(fullName).toHaveValue('Cristiano R');
  await axe(page);

  await page.getByRole('link', { name: m.profile_identity_keep() }).click();
  await expect(save).toBeFocused();
  await expect(fullName).toHaveValue(name);
  await expect(handle).toHaveValue(oldHandle);
  await expect(bio).toHaveValue('Kept');
  await save.click();
  await expect(page.getByText(m.profile_toast_updated())).toBeVisible();
  await expect(page.getByText(m.influencer_verified(), { exact: true })).toBeVisible();

  await handle.fill('cristiano');
  await save.click();
  await page.getByRole('button', { name: m.profile_identity_confirm() }).click();
  await expect(page.getByText(m.company_pending())).toBeVisible();
  await expect(handle).toHaveValue('cristiano');
});

test('a brand with a SIRET saves its contract details', async ({ brand: page }) => {
  const { email, password } = demoAccounts.client;
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/client/dashboard');
  await page.goto('/profile?tab=deals');
  await expect(page.getByText(/^SIRET \d/)).toBeVisible();
  await expect(page.getByLabel(m.identity_foreign_registration())).toHaveCount(0);
  const signatory = page.getByLabel(m.identity_signatory());
  await signatory.fill('Paul Aubrac');
  await page.getByRole('button', { name: m.identity_save() }).click();
  await expect(page.getByText(m.identity_saved(), { exact: true })).toBeVisible();
  await page.reload();
  await expect(signatory).toHaveValue('Paul Aubrac');
});
