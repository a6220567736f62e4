import type { Locator, Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, aDraft, apply, join, reviewOf } from './sign-in.ts';

const widths = [320, 390, 768, 1440];
const MAX_HEIGHT = 72;
const MIN_VISIBLE = 60;
const bannerOf = (page: Page) => page.locator('#cookie-notice');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not visible');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

/**
 * Focuses each field. Returns the fields that the browser did not scroll above the banner. The browser scrolls to the
 * caret, so the banner may cover the lower lines of a long text field.
 */
function coveredFields(page: Page, top: number): Promise<string[]> {
  const fields = 'main :is(input:not([type=hidden]), textarea, select, button):enabled';
  return page.evaluate(
    ({ fields, top, minVisible }) =>
      [...document.querySelectorAll<HTMLElement>(fields)]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0)
        .filter((field) => {
          field.focus();
          const focused = field.getBoundingClientRect();
          return Math.min(focused.bottom, focused.top + minVisible) > top;
        })
        .map((it) => it.outerHTML.slice(0, 120)),
    { fields, top, minVisible: MIN_VISIBLE },
  );
}

/**
 * Checks that the banner is at the lower edge, and that other bars, focused fields and the end of the page are above
 * it.
 */
async function checkBanner(page: Page): Promise<void> {
  const banner = bannerOf(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => Math.round((await boxOf(banner)).bottom)).toBe(700);
    const { top, height } = await boxOf(banner);
    expect(height, `height at ${width} px of ${page.url()}`).toBeLessThanOrEqual(MAX_HEIGHT);

    const covered = () =>
      page.evaluate((top) => {
        const isBar = (it: Element) =>
          getComputedStyle(it).position === 'sticky' && it.id !== 'cookie-notice';
        const bars = [...document.querySelectorAll('main *')].filter(isBar);
        return bars.filter((bar) => bar.getBoundingClientRect().bottom > top + 1).map((bar) => bar.className);
      }, top);
    await expect.poll(covered, `bars under the banner at ${width} px of ${page.url()}`).toEqual([]);

    expect(await coveredFields(page, top), `fields under the banner at ${width} px`).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await boxOf(page.locator('footer'))).bottom).toBeLessThanOrEqual(top + 1);
  }
}

test(`takes at most ${MAX_HEIGHT} px and covers nothing`, async ({ page, brand, influencer }) => {
  test.slow();
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const draft = await aDraft(brand);
  const campaign = await aCampaign(brand);
  await apply(influencer, campaign);
  const review = await reviewOf(brand, campaign);
  await brand.goto(review);
  await brand.getByRole('button', { name: m.review_validate() }).click();
  await expect(brand.getByText(m.review_accepted())).toBeVisible();

  await page.goto('/');
  await checkBanner(page);
  await page.goto('/signup');
  await checkBanner(page);
  await axe(page);
  for (const language of languages) {
    await brand.goto(pathIn(language, '/client/campaign/create'));
    await checkBanner(brand);
  }
  await brand.goto(`/client/campaign/${draft}/edit`);
  await checkBanner(brand);
  await brand.goto(review);
  await checkBanner(brand);
});

for (const path of ['/', '/login']) {
  test(`comes first in the tab order of ${path}, with and without scripts`, async ({ page, unscripted }) => {
    for (const visitor of [page, unscripted]) {
      await visitor.goto(path);
      await visitor.keyboard.press('Tab');
      await expect(bannerOf(visitor).getByRole('link', { name: m.cookies_all() })).toBeFocused();
      await visitor.keyboard.press('Tab');
      await expect(bannerOf(visitor).getByRole('button', { name: m.cookies_accept() })).toBeFocused();
      expect((await boxOf(bannerOf(visitor))).height).toBeLessThanOrEqual(MAX_HEIGHT);
      await visitor.keyboard.press('Enter');
      await expect(bannerOf(visitor)).toBeHidden();
      await visitor.reload();
      await expect(bannerOf(visitor)).toBeHidden();
    }
  });
}

test('returns if the server does not answer, and keeps the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(m.account_email()).fill('typed@example.com');
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await bannerOf(page).getByRole('button', { name: m.cookies_accept() }).click();
  await failed;
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByLabel(m.account_email())).toHaveValue('typed@example.com');

  await page.context().setOffline(false);
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page.getByLabel(m.account_email())).toHaveValue('typed@example.com');
});
