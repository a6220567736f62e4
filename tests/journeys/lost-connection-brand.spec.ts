import { m } from '#messages';
import { someCampaign } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign, aDraft, apply, inDays, join, reviewOf } from './sign-in.ts';
import {
  attemptAll,
  button,
  confirmed,
  declined,
  link,
  linkInMain,
  settingsActs,
} from './without-connection.ts';

test('a brand that loses the connection keeps its page in ten navigations', async ({ brand: page }) => {
  test.slow();
  await join(page, 'client');
  const campaignId = await aDraft(page);
  await attemptAll(page, {
    dashboard: { on: '/client/campaigns', act: link(m.nav_dashboard()), done: /client\/dashboard$/ },
    campaigns: { on: '/client/dashboard', act: link(m.nav_campaigns()), done: /client\/campaigns$/ },
    campaign: {
      on: '/client/campaigns',
      act: linkInMain('Autumn table'),
      done: new RegExp(`/client/campaign/${campaignId}$`),
    },
    'tab of the list': {
      on: '/client/campaigns',
      act: linkInMain(m.campaign_filter_draft()),
      done: /status=draft/,
    },
    'new campaign': {
      on: '/client/dashboard',
      act: linkInMain(m.campaign_create()),
      done: /campaign\/create/,
    },
    messages: { on: '/client/dashboard', act: link(m.nav_messages()), done: /\/messages$/ },
    language: { on: '/client/dashboard', act: link('FR Français'), done: /\/fr\/client\/dashboard$/ },
    'edit form': {
      on: `/client/campaign/${campaignId}`,
      act: linkInMain(m.campaign_edit()),
      done: /\/edit$/,
    },
    "dashboard from a phone's menu": {
      on: '/client/campaigns',
      act: async (it) => {
        await it.setViewportSize({ width: 390, height: 844 });
        await it.getByRole('button', { name: m.nav_open_menu() }).click();
        await it.locator('#drawer').getByRole('link', { name: m.nav_dashboard() }).click();
      },
      done: /client\/dashboard$/,
    },
    'influencers, a whole document': {
      on: '/client/dashboard',
      act: async (it) => {
        await it.setViewportSize({ width: 1280, height: 720 });
        await link(m.nav_influencers())(it);
      },
      done: /\/influencers$/,
    },
    'dashboard from a server-only page': {
      on: '/blog',
      act: link(m.nav_dashboard()),
      done: /client\/dashboard$/,
    },
    'blog from a server-only page': { on: '/influencers', act: link(m.nav_blog()), done: /\/blog$/ },
  });
});

test('a brand that loses the connection keeps its page in ten acts', async ({ brand: page, influencer }) => {
  test.slow();
  const { email } = await join(page, 'client');
  await join(influencer, 'influencer');
  const drafts = [];
  for (let count = 0; count < 4; count += 1) drafts.push(await aDraft(page));
  const reviews = [];
  for (let count = 0; count < 2; count += 1) {
    const campaignId = await aCampaign(page);
    await apply(influencer, campaignId);
    reviews.push(await reviewOf(page, campaignId));
  }
  const active = await aCampaign(page);
  await attemptAll(page, {
    'publish on the dashboard': {
      on: '/client/dashboard?status=draft',
      act: confirmed(m.campaign_transition_publish()),
      done: m.campaign_toast_published(),
    },
    publish: {
      on: `/client/campaign/${drafts[0]}`,
      act: confirmed(m.campaign_transition_publish()),
      done: m.campaign_toast_published(),
    },
    end: {
      on: `/client/campaign/${active}`,
      act: confirmed(m.campaign_transition_end()),
      done: m.campaign_toast_ended(),
    },
    'work done': {
      on: `/client/campaign/${active}`,
      act: confirmed(m.campaign_transition_complete()),
      done: m.campaign_toast_completed(),
    },
    abort: {
      on: `/client/campaign/${drafts[1]}`,
      act: confirmed(m.campaign_transition_cancelDraft()),
      done: m.campaign_toast_canceled(),
    },
    validate: { on: reviews[0] ?? '', act: button(m.review_validate()), done: m.review_accepted() },
    decline: { on: reviews[1] ?? '', act: declined, done: m.review_declined() },
    edit: {
      on: `/client/campaign/${drafts[2]}/edit`,
      act: button(m.edit_save()),
      done: m.edit_updated(),
    },
    profile: {
      on: '/profile',
      act: async (it) => {
        await it.getByLabel(m.account_full_name()).fill('Maison Aubrac');
        await button(m.profile_save())(it);
      },
      done: m.profile_toast_updated(),
    },
    ...settingsActs(email),
    cookies: {
      on: '/client/dashboard',
      act: (it) => it.getByRole('button', { name: m.cookies_accept() }).click(),
      done: /client\/dashboard/,
    },
    'log out': {
      on: '/client/dashboard',
      act: async (it) => {
        await it.getByRole('button', { name: m.nav_account_of({ name: 'Maison Aubrac' }) }).click();
        await it.getByRole('button', { name: m.nav_logout() }).first().click();
      },
      done: /\/(login)?$/,
    },
  });
});

test('a part of a page that could not load is loaded on request, and the page is kept', async ({
  brand: page,
}) => {
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  await page.getByLabel(m.wizard_name()).fill('A draft');
  const draft = { ...someCampaign, startDate: inDays(1), endDate: inDays(30) };
  await page.evaluate(
    (stored) => {
      const key = Object.keys(localStorage).find((it) => it.startsWith('campaign-draft:')) ?? '';
      localStorage.setItem(key, stored);
    },
    JSON.stringify({ draft, step: 'review' }),
  );
  await page.route('**/assets/audience-step*', (route) => route.abort('connectionreset'));
  await page.goto('/client/campaign/create?step=audience');
  const retry = page.getByRole('button', { name: m.connection_retry() });
  await expect(retry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.unroute('**/assets/audience-step*');
  const loaded = page.waitForResponse(/audience-step/);
  await retry.click();
  expect((await loaded).status()).toBe(200);
  const age = page.getByRole('slider', { name: m.wizard_min_age() });
  const before = Number(await age.inputValue());
  await age.press('ArrowRight');
  await expect(age).toHaveValue(String(before + 1));
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
});
