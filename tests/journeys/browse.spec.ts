import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { thirtyInQuimper } from './quimper.ts';
import { join, listed } from './sign-in.ts';

const cards = (page: Page) => page.locator('[data-cards] > li');

const quimper = '/influencers?location=quimper';
const total = (count: number) => m.browse_total({ count, shown: String(count) });

test('the list follows typed, dragged and ticked filters', async ({ brand, server }) => {
  await thirtyInQuimper(server);
  await join(brand, 'client');
  await brand.goto(quimper);
  await expect(cards(brand)).toHaveCount(24);
  await expect(cards(brand).first()).toContainText('Person No. 30');
  const names = await brand
    .locator('#filters-panel [name]:enabled')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name')))]);
  const ranges = ['followersMin', 'followersMax', 'engagementMin', 'engagementMax'];
  expect(names).toEqual(['location', ...ranges, 'bio', 'thematic', 'featured']);

  const exactly = (label: string) => brand.getByLabel(label, { exact: true });
  const what = m.browse_followers();
  const slider = exactly(m.browse_least_slider({ what }));
  const field = exactly(m.browse_least({ what }));
  await slider.focus();
  for (let stop = 0; stop < 28; stop++) await brand.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('280000');
  await expect(cards(brand)).toHaveCount(3);
  // A card that stays in the list keeps its DOM node, so that the card does not flash.
  await cards(brand)
    .last()
    .evaluate((card) => card.setAttribute('data-kept', ''));
  await field.fill('270000');
  await expect(cards(brand)).toHaveCount(4);
  await expect(brand.locator('[data-kept]')).toHaveCount(1);
  // If the minimum is above the maximum, the filter and the coloured track swap the two values.
  const maximum = exactly(m.browse_most({ what }));
  await maximum.fill('260000');
  await expect(brand.getByText(total(2))).toBeVisible();
  const track = brand.locator('.range').first();
  expect(
    await track.evaluate((it) => Number.parseFloat(getComputedStyle(it, '::after').width)),
  ).toBeGreaterThan(0);
  await maximum.fill('');
  await expect(cards(brand)).toHaveCount(4);
  await brand.getByLabel(m.browse_sort()).selectOption('engagement');
  await brand.getByText(m.thematic_books(), { exact: true }).first().click();
  await expect(brand.getByText(total(1))).toBeVisible();

  await expect(brand).toHaveURL(/thematic=books/);
  await brand.reload();
  await expect(brand.getByText(total(1))).toBeVisible();
  await expect(field).toHaveValue('270000');
  await axe(brand);
  await brand.getByRole('link', { name: m.influencer_card_view() }).click();
  await brand.getByRole('link', { name: m.influencer_tab_metrics() }).click();
  await brand.getByRole('link', { name: m.influencer_back() }).click();
  await expect(brand.getByText(total(1))).toBeVisible();
  await brand.getByRole('link', { name: m.browse_clear() }).first().click();
  await expect(brand).toHaveURL('/influencers');
  await expect(field).toHaveValue('');
});

test('a paid plan has advanced filters and opens more profiles', async ({ brand, server }) => {
  await thirtyInQuimper(server);
  await join(brand, 'client');
  await brand.request.post('/billing/test/checkout', { form: { plan: 'basic', billing: 'monthly' } });
  await brand.goto(quimper);
  const left = m.influencer_views_left({ left: 50, perDay: 50 });
  await expect(brand.getByText(left)).toBeVisible();
  await brand.getByText(m.browse_advanced()).click();
  await brand.getByText(m.browse_gifts()).click();
  await expect(brand.getByText(total(3))).toBeVisible();
  await brand.getByLabel(m.browse_post_price()).fill('200');
  await expect(brand.getByText(total(2))).toBeVisible();
  await brand.getByText('Nantes', { exact: true }).click();
  await brand.getByText(m.collaboration_restaurant(), { exact: true }).click();
  await expect(brand).toHaveURL(/kind=restaurant/);
  await expect(brand.getByText(total(2))).toBeVisible();
  await brand.reload();
  await expect(brand.getByLabel(m.browse_post_price())).toHaveValue('200');
  await axe(brand);
  await brand.getByText(m.browse_verified()).click();
  await expect(brand.getByText(m.browse_empty())).toBeVisible();
});

test('a visitor browses redacted cards, which lead to sign-up', async ({ page, server }) => {
  await thirtyInQuimper(server);
  await page.goto(quimper);
  await expect(page.getByText(total(30))).toBeVisible();
  await expect(page.getByText('Person No.')).toHaveCount(0);
  await axe(page);
  await expect(page.getByLabel(m.browse_bio())).toHaveCount(0);

  // Visitors can search by thematic but not by name.
  await page.getByLabel(m.browse_search()).fill('Person No. 7');
  await expect(page.getByText(total(0))).toBeVisible();
  await expect(page.getByText(m.browse_empty())).toBeVisible();
  await page.getByLabel(m.browse_search()).fill(m.thematic_music());
  await expect(page.getByText(total(3))).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);

  // Without any filter, the page still shows the list.
  await page.getByLabel(m.browse_location()).fill('');
  await page.getByLabel(m.browse_search()).fill('');
  await expect(page).toHaveURL('/influencers');
  await expect(page.getByLabel(m.browse_search())).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  await page.getByText(m.browse_advanced()).click();
  await expect(page.getByLabel(m.browse_verified())).toBeDisabled();
  await page.getByRole('link', { name: m.influencer_card_view() }).first().click();
  await expect(page).toHaveURL('/signup');
});

test('a list loads more cards on scrolling, and has the same length after going back', async ({
  influencer,
  server,
}) => {
  await thirtyInQuimper(server);
  await join(influencer, 'influencer');
  await influencer.goto(quimper);
  await cards(influencer).last().scrollIntoViewIfNeeded();
  await expect(cards(influencer)).toHaveCount(30);
  const last = cards(influencer).last();
  await expect(last).toContainText('Person No. 1');
  await last.getByRole('link').click();
  await expect(influencer.getByRole('heading', { level: 1 })).toHaveText('Person No. 1');
  await expect(influencer.getByText(viewsLeft(9))).toBeVisible();
  await influencer.goBack();
  await expect(cards(influencer)).toHaveCount(30);
  await expect(last).toBeInViewport();
});

test('the list works without scripts', async ({ unscripted: page, server }) => {
  await thirtyInQuimper(server);
  await page.goto('/influencers');
  await page.getByLabel(m.browse_location()).fill('QUIMPER');
  await page.getByRole('button', { name: m.browse_submit() }).click();
  await expect(page.getByText(total(30))).toBeVisible();
  await page.getByRole('link', { name: m.page_next() }).click();
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('link', { name: m.browse_featured(), exact: true }).click();
  await expect(page.getByText(m.browse_empty())).toBeVisible();
});

test('on a phone the filters are a popover', async ({ page, server }) => {
  await thirtyInQuimper(server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(quimper);
  await expect(page.getByLabel(m.browse_location())).toBeHidden();
  const filters = page.getByRole('button', { name: new RegExp(`^${m.search_filters()}`) });
  await expect(filters).toHaveAccessibleName(`${m.search_filters()} 1`);
  await filters.click();
  await expect(page.getByLabel(m.browse_location())).toBeVisible();
  // The focus does not reach the page behind the panel.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(m.browse_location())).toBeHidden();
  await filters.click();
  await page.getByText(m.thematic_books(), { exact: true }).first().click();
  await axe(page);
  await page.getByRole('button', { name: m.browse_submit() }).click();
  await expect(page.getByLabel(m.browse_location())).toBeHidden();
  await expect(page.getByText(total(3))).toBeVisible();
  await expect(filters).toHaveAccessibleName(`${m.search_filters()} 2`);
});

test('the Free plan has a daily limit of profile views', async ({ brand, server }) => {
  await thirtyInQuimper(server);
  await join(brand, 'client');
  const profiles = await listed(brand, '?location=quimper');
  // Prefetches and HEAD requests do not count towards the 10 profiles per day.
  await brand.request.get(`/influencer/${profiles[12]}`, { headers: { 'sec-purpose': 'prefetch' } });
  await brand.request.head(`/influencer/${profiles[12]}`);
  for (const id of profiles.slice(0, 10)) await brand.request.get(`/influencer/${id}`);
  const answer = await brand.goto(`/influencer/${profiles[10]}`);
  expect(answer?.status()).toBe(429);
  await expect(brand.getByText(m.influencer_no_views_text({ perDay: 10 }))).toBeVisible();
  expect(await brand.content()).not.toContain('Person No. ');
  await axe(brand);
  await brand.goto(`/influencer/${profiles[0]}`);
  await expect(brand.getByText(viewsLeft(0))).toBeVisible();
  await brand.goto(`/influencer/${profiles[10]}`);
  await brand.getByRole('link', { name: m.influencer_no_views_plans() }).click();
  await expect(brand).toHaveURL('/pricing');
});

test('a list that cannot be updated says so and offers a retry', async ({ page, server }) => {
  await thirtyInQuimper(server);
  await page.goto(quimper);
  await page.route('**/api/influencers*', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Search').fill('books');
  const failed = page.getByText(m.browse_failed());
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: m.browse_retry() }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByText('3 influencers')).toBeVisible();
});

test('the result of a filter that was removed meanwhile is not shown', async ({ page, server }) => {
  await thirtyInQuimper(server);
  await page.goto(quimper);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/influencers*q=books*', async (route) => {
    await released;
    await route.continue();
  });
  const search = page.getByLabel('Search');
  const first = page.waitForRequest(/q=books/);
  await search.fill('books');
  await first;
  // The links contain the typed text while the search is still running.
  await expect(page.getByRole('link', { name: 'Featured', exact: true })).toHaveAttribute('href', /q=books/);
  const second = page.waitForResponse((answer) => answer.url().endsWith('api/influencers?location=quimper'));
  await search.fill('');
  await second;
  const late = page.waitForResponse(/q=books/);
  release();
  await (await late).finished();
  await expect(page.getByText('30 influencers')).toBeVisible();
  await expect(page).toHaveURL(/\?location=quimper$/);
});

test('going back restores the typed text', async ({ brand, server }) => {
  await thirtyInQuimper(server);
  await join(brand, 'client');
  await brand.goto(quimper);
  await brand.getByLabel('Search').fill('No. 7');
  await expect(cards(brand)).toHaveCount(1);
  await cards(brand).getByRole('link', { name: m.influencer_card_view() }).click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Person No. 7');
  expect((await brand.goBack())?.url()).toContain('q=No');
});

test('a list opened on a later page links to the first', async ({ page, server }) => {
  await thirtyInQuimper(server);
  await page.goto('/influencers?location=quimper&page=2');
  await expect(cards(page)).toHaveCount(6);
  const previous = page.getByRole('link', { name: m.page_previous() });
  await previous.click();
  await expect(cards(page).first()).toContainText('·');
  await expect(previous).toBeHidden();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(30);
});

test('the server refuses advanced filters without a paid plan', async ({ brand }) => {
  await join(brand, 'client');
  const answer = await brand.goto('/influencers?gifts=1');
  expect(answer?.status()).toBe(403);
  await expect(brand.getByRole('alert')).toHaveText(m.refusal_plan_without_advanced_filters());
  expect((await brand.request.get('/api/influencers?gifts=1')).status()).toBe(403);
  // Enables the advanced filters, as on a page that was loaded before the brand's plan ended.
  await brand.goto('/influencers');
  await brand.locator('fieldset[disabled]').evaluate((filters) => filters.removeAttribute('disabled'));
  await brand.getByText(m.browse_advanced()).click();
  await brand.getByText(m.browse_gifts()).click();
  await expect(brand.getByText(m.refusal_plan_without_advanced_filters())).toBeVisible();
});

const viewsLeft = (left: number) => m.influencer_views_left({ left, perDay: 10 });
