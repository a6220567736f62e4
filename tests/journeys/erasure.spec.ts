import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { PASSWORD } from '#tests/people.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, linkTo, logIn } from './sign-in.ts';

test('a brand asks for its erasure, only logs out, and then keeps its account', async ({ brand, server }) => {
  const { email } = await join(brand, 'client');
  await brand.goto('/profile');
  await brand.getByRole('link', { name: m.erasure_title() }).click();
  await expect(brand.getByRole('heading', { name: m.erasure_stays_title() })).toBeVisible();
  await axe(brand);
  const submit = brand.getByRole('button', { name: m.erasure_submit() });
  await brand.getByLabel(m.account_password()).fill('not this one');
  await submit.click();
  await expect(brand.getByLabel(m.account_password())).toBeFocused();
  await brand.getByLabel(m.account_password()).fill(PASSWORD);
  await submit.click();
  await expect(brand.getByText(m.erasure_requested(), { exact: true })).toBeVisible();

  await brand.goto(await linkTo(server, email, '/login'));
  await logIn(brand, email);
  await expect(brand.getByRole('heading', { name: m.erasure_waiting_title() })).toBeVisible();
  await axe(brand);
  await brand.goto('/client/campaigns');
  await brand.getByRole('main').getByRole('button', { name: m.nav_logout() }).click();
  await expect(brand).toHaveURL(/\/login$/);

  await logIn(brand, email);
  await expect(brand.getByRole('heading', { name: m.erasure_waiting_title() })).toBeVisible();
  setLanguageSource(() => 'fr');
  await brand.goto('/fr/profile');
  await brand.getByRole('button', { name: m.erasure_keep() }).click();
  await expect(brand.getByText(m.erasure_canceled(), { exact: true })).toBeVisible();
  await expect(brand).toHaveURL(/\/client\/dashboard$/);
});
