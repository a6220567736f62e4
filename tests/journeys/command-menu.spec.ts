import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { join, meet } from './sign-in.ts';

test('two people who met open a campaign and their conversation by the keyboard', async ({
  brand,
  influencer,
}) => {
  const { campaign } = await meet(brand, influencer);
  const loaded: string[] = [];
  brand.on('request', (request) => loaded.push(request.url()));
  await brand.goto('/client/dashboard');
  const open = brand.getByRole('button', { name: m.commands_open() });
  await expect(open).toBeVisible();
  const isMenu = (url: string) => /\/menu[-.]/.test(url);
  expect(loaded.filter(isMenu)).toEqual([]);

  const field = brand.getByRole('combobox', { name: m.commands_title() });
  await expect(async () => {
    await brand.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  expect(loaded.filter(isMenu)).toHaveLength(1);
  const active = brand.getByRole('option', { selected: true });
  await expect(active).toHaveText(m.nav_dashboard());
  await field.press('ArrowUp');
  await expect(active).toHaveText(m.erasure_title());
  await field.fill('invoice');
  await expect(active).toHaveText(m.profile_tab_subscription() + m.nav_profile());
  await field.fill('LEA autumn');
  await expect(active).toHaveText(/Léa Dubois/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await axe(brand);
  await field.press('Enter');
  await expect(brand).toHaveURL(/\/client\/campaigns\/.+\/influencer\/.+#conversation$/);

  await brand.goto('/client/dashboard');
  await open.click();
  await field.fill('nothing of that name');
  await expect(brand.getByRole('status').filter({ hasText: 'nothing of that name' })).toBeVisible();
  await field.press('Escape');
  await expect(open).toBeFocused();

  await influencer.setViewportSize({ width: 390, height: 844 });
  await influencer.goto('/fr/influencer/dashboard');
  await influencer.getByRole('button', { name: m.nav_open_menu({}, { locale: 'fr' }) }).click();
  await influencer.getByRole('button', { name: m.commands_open({}, { locale: 'fr' }) }).click();
  await influencer.getByRole('combobox').fill('aubrac');
  const conversation = influencer.getByRole('group', { name: 'Conversations' }).getByRole('option');
  await expect(conversation).toHaveText(/Maison Aubrac/);
  await axe(influencer);
  await conversation.click();
  await expect(influencer).toHaveURL(`/fr${campaign}#conversation`);
});

test('the menu loads on server-only pages when it is opened, for members only', async ({ brand, page }) => {
  await join(brand, 'client');
  const scripts: string[] = [];
  brand.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await brand.goto('/fr/blog', { waitUntil: 'networkidle' });
  const ofMenu = () => scripts.filter((path) => path.includes('/page-menu-'));
  expect(ofMenu()).toEqual([]);
  const field = brand.getByRole('combobox', { name: m.commands_title({}, { locale: 'fr' }) });
  await expect(async () => {
    await brand.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  expect(ofMenu()).toHaveLength(1);
  await axe(brand);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await brand.keyboard.press('Meta+k');
  await field.fill('influenceurs');
  await field.press('Enter');
  await expect(brand).toHaveURL('/fr/influencers');

  const open = brand.getByRole('button', { name: m.commands_open({}, { locale: 'fr' }) });
  await open.click();
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(open).toBeFocused();
  await brand.setViewportSize({ width: 390, height: 844 });
  await brand.getByRole('button', { name: m.nav_open_menu({}, { locale: 'fr' }) }).click();
  await open.click();
  await field.fill('tableau');
  await field.press('Enter');
  await expect(brand).toHaveURL('/fr/client/dashboard');

  await page.goto('/influencers', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: m.commands_open() })).toHaveCount(0);
  await expect(page.locator('script[data-menu]')).toHaveCount(0);
});

test('the page of a browser whose clock is in another year works as the server rendered it', async ({
  influencer,
}) => {
  await join(influencer, 'influencer');
  await influencer.clock.setSystemTime('2020-01-01T12:00:00Z');
  await influencer.goto('/deals');
  await expect(influencer.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} `);
  const field = influencer.getByRole('combobox', { name: m.commands_title() });
  await expect(async () => {
    await influencer.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
});
