import type { Page } from '@playwright/test';
import type { ToastText } from '#app/toasts/toast-text.ts';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, meet, reviewOf } from './sign-in.ts';

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

/** Runs in the page. Returns the names of titles and bars under a toast. */
function underToasts(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((it) => ({
      name: it.getAttribute('aria-label') ?? it.textContent.slice(0, 60),
      box: it.getBoundingClientRect(),
    }));
  const toasts = boxes('.toast-card').filter(({ box }) => box.height > 0);
  return boxes('header, h1, [data-bottom-bar]')
    .filter(({ box }) => toasts.some((it) => it.box.top < box.bottom && it.box.bottom > box.top))
    .map(({ name }) => name);
}

test('on a phone, toasts lie over no title, no bar and no composer', async ({ brand, influencer }) => {
  const { review } = await meet(brand, influencer);
  const campaign = await aCampaign(brand);
  await apply(influencer, campaign);
  await brand.setViewportSize({ width: 390, height: 844 });
  const pages = ['/client/campaign/create', '/profile', review, await reviewOf(brand, campaign)];
  for (const page of pages) {
    await brand.goto(page);
    await brand.context().setOffline(true);
    await brand.getByRole('button', { name: m.nav_open_menu() }).click();
    await brand.locator('#drawer').getByRole('link', { name: m.nav_campaigns() }).click();
    await expect(toasts(brand)).toHaveCount(1);
    for (const bar of await brand.locator('[data-bottom-bar]').all()) {
      await bar.evaluate((it) => it.scrollIntoView({ block: 'end' }));
      await expect.poll(() => brand.evaluate(underToasts), { message: page }).toEqual([]);
    }
    await brand.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => brand.evaluate(underToasts), { message: page }).toEqual([]);
    await brand.context().setOffline(false);
  }
});

test('on a phone, the newest toast is the lowest, and a swipe down closes it', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithToast(page, server.url);
  await show(page, ...['First', 'Second'].map(named));
  const boxOf = async (title: string) => {
    const box = await toasts(page).filter({ hasText: title }).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  expect(await page.evaluate(underToasts)).toEqual([]);
  const [older, newer] = [await boxOf('First'), await boxOf('Second')];
  expect(newer.y - older.y - older.height).toBe(14);
  await page.mouse.move(newer.x + 20, newer.y + 20);
  await page.mouse.down();
  await page.mouse.move(newer.x + 20, newer.y + 41);
  await page.mouse.up();
  await expect(toasts(page).filter({ hasText: 'Second' })).toHaveCount(0);
  await expect(toasts(page).filter({ hasText: 'First' })).toHaveCount(1);
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
