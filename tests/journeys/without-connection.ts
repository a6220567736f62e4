import type { Page } from '@playwright/test';
import { m } from '#messages';
import { expect, test } from './fixtures.ts';

interface Attempt {
  on: string;
  act: (page: Page) => Promise<unknown>;
  /** Address or text of the page after a successful second attempt. */
  done: RegExp | string;
}

export const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
export const linkInMain = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
export const button = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

export const confirmed = (name: string) => async (page: Page) => {
  await button(name)(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** The confirmation of Decline replaces the button instead of opening a dialog. */
export const declined = async (page: Page) => {
  await button(m.review_decline())(page);
  await page.getByRole('group').getByRole('button', { name: m.review_decline(), exact: true }).click();
};

async function attempt(page: Page, { on, act, done }: Attempt): Promise<void> {
  await page.goto(on);
  await page.waitForFunction(
    '!("__reactRouterContext" in window) || window.__reactRouterDataRouter?.state.initialized',
  );
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const { pathname } = new URL(page.url());

  await page.context().setOffline(true);
  await act(page);
  const retry = page.getByRole('button', { name: m.connection_retry() }).last();
  await expect(retry).toBeVisible();
  expect(await page.locator('html[data-kept]').count(), 'the page is kept').toBe(1);
  await expect(heading).toHaveText(title ?? '');
  await expect(page.getByText(m.fault_title())).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: m.nav_login() })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);

  await page.context().setOffline(false);
  await retry.click();
  if (typeof done === 'string') await expect(page.getByText(done).first()).toBeVisible();
  else await expect(page).toHaveURL(done);
}

/**
 * Attempts each act without a connection, then with a connection. After the first attempt, the page must stay and
 * offer to try again. The second attempt must succeed.
 */
export async function attemptAll(page: Page, attempts: Record<string, Attempt>): Promise<void> {
  for (const [name, it] of Object.entries(attempts)) await test.step(name, () => attempt(page, it));
}

export const settingsActs = (email: string): Record<string, Attempt> => ({
  notifications: {
    on: '/profile?tab=notifications',
    act: async (it) => {
      await it.getByRole('main').getByRole('checkbox').first().click({ force: true });
      await button(m.profile_save())(it);
    },
    done: m.notification_settings_saved(),
  },
  'confirmation link': {
    on: '/profile',
    act: button(m.confirmation_again()),
    done: m.confirmation_sent({ email }),
  },
});
