import { m } from '#messages';
import { aPicture } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, join, listed } from './sign-in.ts';

test('a newcomer follows the checklist into the collection', async ({
  influencer: page,
  page: visitor,
  server,
}) => {
  const { email } = await join(page, 'influencer');
  await page.goto('/influencer/dashboard');
  const checklist = page.getByRole('region', { name: m.checklist_entry_title() });
  const progress = (done: number) => checklist.getByText(m.checklist_progress({ done, total: 4 }));
  await expect(progress(0)).toBeVisible();
  await axe(page);

  const follow = async (step: () => string) => {
    await page.goto('/influencer/dashboard');
    await checklist.getByRole('link', { name: step() }).click();
  };
  await follow(m.checklist_gifts_link);
  await expect(page.getByRole('switch', { name: m.preferences_accept_gifts() })).toBeFocused();
  await follow(m.checklist_email);
  await expect(page.getByRole('button', { name: m.confirmation_again() })).toBeFocused();
  await follow(m.checklist_thematic);
  const thematics = page.getByRole('group', { name: m.profile_thematics() }).getByRole('checkbox');
  await expect(thematics.first()).toBeFocused();
  await follow(m.checklist_figures);
  await expect(page.getByLabel(m.profile_followers())).toBeFocused();
  await follow(m.checklist_picture);
  const portrait = page.getByRole('group', { name: m.media_portrait() });
  await expect(portrait.locator('input[type=file]')).toBeFocused();

  const buffer = await aPicture('png');
  await portrait.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(portrait.getByRole('button', { name: m.media_remove() })).toBeVisible({ timeout: 30_000 });
  await page.getByText(m.thematic_parenthood(), { exact: true }).click();
  await page.getByLabel(m.profile_followers()).fill('86400');
  await page.getByLabel(m.profile_location()).fill('Douarnenez');
  await page.getByRole('button', { name: m.profile_save() }).click();
  await expect(page.getByText(m.profile_toast_updated())).toBeVisible();

  await page.getByRole('link', { name: m.nav_dashboard() }).first().click();
  await expect(progress(3)).toBeVisible();
  await confirmAddress(page, server, email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(checklist).toBeHidden();
  expect(await listed(visitor, '?location=douarnenez')).toHaveLength(1);
});

test('a new brand has a shorter checklist', async ({ brand: page, server }) => {
  const { email } = await join(page, 'client');
  await page.goto('/client/dashboard');
  const checklist = page.getByRole('region', { name: m.checklist_brand_title() });
  await expect(checklist.getByText(m.checklist_progress({ done: 0, total: 3 }))).toBeVisible();
  await expect(checklist.getByRole('link')).toHaveCount(3);
  await expect(page.getByText(m.checklist_campaign())).toHaveCount(1);
  await axe(page);
  await confirmAddress(page, server, email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(checklist.getByText(m.checklist_progress({ done: 1, total: 3 }))).toBeVisible();
});
