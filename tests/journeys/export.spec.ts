import { readFile } from 'node:fs/promises';
import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { PASSWORD } from '#tests/people.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, linkTo } from './sign-in.ts';

test('an influencer asks for an archive, gets an email, and downloads it with the password', async ({
  influencer,
  server,
}) => {
  const { email } = await join(influencer, 'influencer', { language: 'fr' });
  setLanguageSource(() => 'fr');
  await influencer.goto('/fr/profile');
  await influencer.getByRole('link', { name: m.export_title() }).click();
  await influencer.getByRole('button', { name: m.export_request() }).click();
  await expect(influencer.getByText(m.export_requested(), { exact: true }).first()).toBeVisible();
  await influencer.goto(await linkTo(server, email, '/fr/export'));
  await expect(influencer.getByRole('heading', { name: m.export_ready_title() })).toBeVisible();

  setLanguageSource(() => 'en');
  await influencer.goto('/export');
  await axe(influencer);
  const submit = influencer.getByRole('button', { name: /^Download/ });
  await influencer.getByLabel('Password').fill('not this one');
  await submit.click();
  await expect(influencer.getByLabel('Password')).toHaveAccessibleDescription(/.+/);
  await expect(influencer.getByLabel('Password')).toBeFocused();
  await influencer.getByLabel('Password').fill(PASSWORD);
  const [download] = await Promise.all([influencer.waitForEvent('download'), submit.click()]);
  expect(download.suggestedFilename()).toMatch(/^data-[\d-]+\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});
