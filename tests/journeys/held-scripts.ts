import type { Page } from '@playwright/test';

/** Loads a page, uses it before its scripts arrive, and returns when the page is interactive. */
export async function beforeScripts(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  resolve();
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
  await page.unroute('**/assets/*.js');
}
