import { m } from '#messages';
import { expect, test } from './fixtures.ts';
import { aCampaign, apply, join, reviewOf } from './sign-in.ts';
import { attemptAll, button, confirmed, link, linkInMain, settingsActs } from './without-connection.ts';

test('an influencer who loses the connection keeps the page in ten navigations', async ({
  brand,
  influencer: page,
}) => {
  test.slow();
  await join(brand, 'client');
  await join(page, 'influencer');
  const campaignId = await aCampaign(brand);
  const campaign = `/influencer/campaign/${campaignId}`;
  await attemptAll(page, {
    campaign: { on: '/influencer/campaigns', act: linkInMain('Autumn table'), done: new RegExp(campaign) },
    dashboard: {
      on: '/influencer/campaigns',
      act: link(m.nav_dashboard()),
      done: /influencer\/dashboard$/,
    },
    'all campaigns': {
      on: '/influencer/dashboard',
      act: link(m.nav_all_campaigns()),
      done: /influencer\/campaigns$/,
    },
    back: {
      on: campaign,
      act: linkInMain(m.application_back()),
      done: /influencer\/dashboard$/,
    },
    messages: { on: campaign, act: link(m.nav_messages()), done: /\/messages$/ },
    'tab of the profile': {
      on: '/profile',
      act: linkInMain(m.notification_settings_tab()),
      done: /tab=notifications/,
    },
    language: { on: '/preferences', act: link('FR Français'), done: /\/fr\/preferences$/ },
    'profile in the menu': {
      on: '/influencer/dashboard',
      act: async (it) => {
        await it.getByRole('button', { name: m.nav_account_of({ name: 'Léa Dubois' }) }).click();
        await it.getByRole('banner').getByRole('link', { name: m.nav_profile() }).first().click();
      },
      done: /\/profile$/,
    },
    'company, a whole document': {
      on: campaign,
      act: linkInMain('Maison Aubrac'),
      done: /\/company\//,
    },
    'blog, a whole document': { on: '/influencer/dashboard', act: link(m.nav_blog()), done: /\/blog$/ },
    'home from a server-only page': { on: '/blog', act: link('Accolade'), done: /\d\/$/ },
  });
});

test('an influencer who loses the connection keeps the page in ten acts', async ({
  brand,
  influencer: page,
}) => {
  test.slow();
  await join(brand, 'client');
  const { email } = await join(page, 'influencer');
  const [first, second, third] = [await aCampaign(brand), await aCampaign(brand), await aCampaign(brand)];
  await apply(page, third);
  await brand.request.post(await reviewOf(brand, third), { form: { decision: 'accepted' } });
  await attemptAll(page, {
    apply: {
      on: `/influencer/campaign/${first}`,
      act: async (it) => {
        await it.getByLabel(m.application_message()).fill('I know your kitchen.');
        await button(m.application_submit())(it);
      },
      done: m.application_submitted(),
    },
    withdraw: {
      on: `/influencer/campaign/${first}`,
      act: confirmed(m.application_withdraw()),
      done: m.application_withdrawn(),
    },
    'not interested': {
      on: `/influencer/campaign/${second}`,
      act: async (it) => {
        await button(m.application_not_interested())(it);
        await expect(it.getByText(m.application_pass_failed())).toBeVisible();
      },
      done: /influencer\/dashboard/,
    },
    preferences: { on: '/preferences', act: button(m.preferences_save()), done: m.preferences_toast_saved() },
    profile: {
      on: '/profile',
      act: async (it) => {
        await it.getByLabel(m.account_full_name()).fill('Léa Durand');
        await button(m.profile_save())(it);
      },
      done: m.profile_toast_updated(),
    },
    ...settingsActs(email),
    'mark all as read': {
      on: '/notifications',
      act: button(m.notification_mark_all()),
      done: /notifications$/,
    },
    cookies: {
      on: '/influencer/dashboard',
      act: (it) => it.getByRole('button', { name: m.cookies_accept() }).click(),
      done: /influencer\/dashboard/,
    },
    'log out': {
      on: '/influencer/dashboard',
      act: async (it) => {
        await it.getByRole('button', { name: m.nav_account_of({ name: 'Léa Durand' }) }).click();
        await it.getByRole('button', { name: m.nav_logout() }).first().click();
      },
      done: /\/(login)?$/,
    },
  });
});
