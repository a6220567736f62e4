import type { Page } from '@playwright/test';
import type { ToastText } from '#app/toasts/toast-text.ts';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';

const region = (page: Page) => page.getByRole('region', { name: m.toast_region() });
const toasts = (page: Page) => region(page).getByRole('listitem');
const show = (page: Page, ...all: ToastText[]) =>
  page.evaluate((each) => {
    for (const detail of each) document.dispatchEvent(new CustomEvent('toast', { detail }));
  }, all);
const named = (title: string): ToastText => ({ kind: 'success', title });

/** Opens a server-only page with the toast of a redirect. Only the test moves the page's clock. */
async function openWithToast(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: cookies.flash.name, value: 'login.success', url }]);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(10, 400);
}

test('toasts of a server-only page stand for 4 seconds, at most three, 14 px apart', async ({
  page,
  server,
}) => {
  await openWithToast(page, server.url);
  await show(page, ...['First', 'Second', 'Third', 'Fourth'].map(named));
  await expect(toasts(page)).toHaveText(['Fourth', 'Third', 'Second']);
  const boxes = await Promise.all((await toasts(page).all()).map((it) => it.boundingBox()));
  const [newest, next] = boxes.map((it) => it ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(newest?.width).toBe(356);
  const header = await page.getByRole('banner').boundingBox();
  expect(newest?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  expect((next?.y ?? 0) - (newest?.y ?? 0) - (newest?.height ?? 0)).toBe(14);

  await page.clock.runFor(3_900);
  await expect(toasts(page)).toHaveCount(3);
  await toasts(page).last().hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(3);
  await page.mouse.move(10, 400);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);

  await show(
    page,
    { kind: 'error', title: 'Once', id: 'same' },
    { kind: 'error', title: 'Again', id: 'same' },
  );
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText('Again');
  await toasts(page).hover();
  await page.clock.resume();
  await axe(page);
});

test('a toast closes by a swipe of 20 px, by its button and by the keyboard', async ({ page, server }) => {
  await openWithToast(page, server.url);
  await page.clock.runFor(5_000);
  await expect(toasts(page)).toHaveCount(0);
  await show(page, ...['First', 'Second', 'Third'].map(named));
  const swipe = async (title: string, [right, down]: [number, number]) => {
    const { x, y } = (await toasts(page).filter({ hasText: title }).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + right, y + 20 + down);
    await page.mouse.up();
  };
  for (const tooShort of [
    [19, 0],
    [-40, 0],
    [0, 40],
  ] as const)
    await swipe('Third', [...tooShort]);
  await expect(toasts(page)).toHaveText(['Third', 'Second', 'First']);
  await swipe('Third', [20, 0]);
  await expect(toasts(page)).toHaveText(['Second', 'First']);
  await swipe('Second', [0, -20]);
  await expect(toasts(page)).toHaveText(['First']);

  await show(page, named('Fourth'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Accolade' });
  await link.focus();
  await page.keyboard.press('Alt+KeyT');
  await page.clock.runFor(10_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveText(['First']);
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await show(page, named('Fifth'), named('Sixth'));
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});
