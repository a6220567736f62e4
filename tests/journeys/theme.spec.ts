import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

test('a brand chooses the dark theme, and every page opens in it', async ({ brand: page }) => {
  await join(page, 'client');
  await page.goto('/client/dashboard');
  const root = page.locator('html');
  const dark = page.getByRole('button', { name: m.theme_dark() });
  const system = page.getByRole('button', { name: m.theme_system() });
  await expect(system).toHaveAttribute('aria-pressed', 'true');
  await dark.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 20, 18)');
  await axe(page);
  for (const path of ['/pricing', '/fr/influencers', '/client/campaigns']) {
    await page.goto(path);
    await expect(root).toHaveAttribute('data-theme', 'dark');
  }
  await system.click();
  await expect(root).not.toHaveAttribute('data-theme');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses the theme of the cached pages', async ({ page }) => {
    await page.goto('/fr/blog');
    await page.getByRole('button', { name: m.theme_dark({}, { locale: 'fr' }) }).click();
    await expect(page).toHaveURL('/fr/blog');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
