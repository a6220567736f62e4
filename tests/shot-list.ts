import { type Page, request } from '@playwright/test';
import { m } from '#messages';
import { contentShots } from '#tests/content-shots.ts';
import { dealShots } from '#tests/deal-shots.ts';
import { PASSWORD, someCampaign } from '#tests/people.ts';
import { safetyShots } from '#tests/safety-shots.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { buyPremium, linkOn, reviewOf, type Shot, shot } from '#tests/shot.ts';
import { staffShots } from '#tests/staff-shots.ts';

const CAMPAIGN = '/client/campaign/:campaignId';
const EDIT = '/client/campaign/:campaignId/edit';
const TERMS = '/client/campaign/:campaignId/terms';
const REVIEW = '/client/campaigns/:campaignId/influencer/:influencerId';
const CHOOSE = '/client/influencer/:influencerId/shortlists';
const PUBLIC_CAMPAIGN = '/campaigns/:campaignId';
const COMPANY = '/company/:companyId';
const INFLUENCER = '/influencer/:influencerId';
const INVITE = '/client/invite/:influencerId';
const CHECKOUT = '/billing/test/checkout';
const TO_APPLY = '/influencer/campaign/:campaignId';

const campaignUnder = (status: string) => async (page: Page) => {
  const link = await linkOn(`/client/campaigns?status=${status}`, /\/client\/campaign\/campaign-/)(page);
  return link.replace(/\?.*/, '');
};

/**
 * Opens a tab of the dashboard. Returns the link of its first campaign. Skips the links above the tabs, because the
 * invitations there also link to campaigns.
 */
const campaignOnTab = (tab: string) => async (page: Page) => {
  await page.goto(`/influencer/dashboard?tab=${tab}`);
  const tabs = page.getByRole('navigation', { name: m.influencer_dashboard_tabs() });
  const links = tabs.locator('xpath=following::a[contains(@href, "/campaign/campaign-")]');
  return (await links.first().getAttribute('href')) ?? '';
};

const listed = (pattern: RegExp) => async (page: Page) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const [address = ''] = pattern.exec(sitemap) ?? [];
  return address;
};
const termsUnder = (status: string) => async (page: Page) => `${await campaignUnder(status)(page)}/terms`;
const editUnder = (status: string) => async (page: Page) => `${await campaignUnder(status)(page)}/edit`;

async function compared(page: Page): Promise<string> {
  const review = await reviewOf(/Pending/)(page);
  const [, campaignId = ''] = /campaigns\/([\w-]+)/.exec(review) ?? [];
  const newcomer = await request.newContext({ baseURL: new URL(page.url()).origin });
  const data = { email: `omar-${crypto.randomUUID()}@example.com`, password: PASSWORD, instagram: 'omar' };
  await newcomer.post('/api/influencer-signup', { data: { ...data, fullName: 'Omar Fournier' } });
  await newcomer.post(`/influencer/campaign/${campaignId}`, { form: { message: 'I live nearby.' } });
  await newcomer.dispose();
  await page.goto(review);
  const compare = page.getByRole('link', { name: m.compare_button(), exact: true });
  return (await compare.getAttribute('href')) ?? '';
}

async function companyWithDocument(page: Page): Promise<string> {
  await page.goto('/profile/company');
  const file = { name: 'kbis-maison-aubrac.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await page.getByLabel(m.company_document_choose(), { exact: false }).setInputFiles(file);
  await page.getByRole('link', { name: file.name }).waitFor();
  return '/profile/company';
}

const withSavedSearch = (query: string) => async (page: Page) => {
  await page.request.post('/saved-searches', { form: { query } });
  return '/saved-searches';
};

const profile =
  (tab = '') =>
  async (page: Page) => {
    const [, id = ''] = /data-id="([^"]+)"/.exec(await (await page.request.get('/influencers')).text()) ?? [];
    return `/influencer/${id}${tab}`;
  };

const inviting =
  (q = '') =>
  async (page: Page) => {
    const list = await (await page.request.get(`/influencers?q=${q}`)).text();
    const [, id = ''] = /data-id="([^"]+)"/.exec(list) ?? [];
    return `/client/invite/${id}`;
  };

async function sentInvitation(page: Page): Promise<string> {
  await page.goto('/client/campaigns?status=active');
  const campaign = page.getByRole('link', { name: 'Croissants for beginners' }).first();
  return linkOn((await campaign.getAttribute('href')) ?? '', /\/client\/invite\//)(page);
}

const aShortlist = (page: 'all' | 'one' | 'choose') => async (brand: Page) => {
  const cards = await (await brand.request.get('/influencers')).text();
  const [first = '', ...others] = [...cards.matchAll(/data-id="([^"]+)"/g)]
    .slice(0, 3)
    .map(([, id = '']) => id);
  const choose = `/client/influencer/${first}/shortlists`;
  const form = { intent: 'create', name: 'Summer terraces' };
  const created = await (await brand.request.post(choose, { form })).text();
  const [, shortlistId = ''] = /name="shortlistId" value="([^"]+)"/.exec(created) ?? [];
  const path = `/client/shortlists/${shortlistId}`;
  for (const influencerId of others)
    await brand.request.post(path, { form: { intent: 'add', influencerId } });
  const note = 'Loves terraces. Ask for June.';
  await brand.request.post(path, { form: { intent: 'note', influencerId: first, note } });
  return { all: '/client/shortlists', one: path, choose }[page];
};

/** Buys Basic and then sends each of `actions` to test billing. Returns `path`, the page of the screenshot. */
const subscribed =
  (path: string, ...actions: string[]) =>
  async (page: Page) => {
    await page.request.post(CHECKOUT, { form: { plan: 'basic', billing: 'monthly' } });
    for (const move of actions) await page.request.post('/billing/test', { form: { move } });
    return path;
  };

async function analytics(page: Page): Promise<string> {
  await buyPremium(page);
  return `${await campaignUnder('active')(page)}/analytics`;
}

async function savedReplies(page: Page): Promise<string> {
  const replies = [
    { title: 'Dates', content: 'Thursdays and Fridays suit me best, before the evening service.' },
    { content: 'Thank you, the pictures will be in the folder tomorrow.' },
  ];
  for (const data of replies) await page.request.post('/api/saved-replies', { data });
  return '/messages/replies';
}

async function conversationWithFiles(page: Page): Promise<string> {
  const address = await campaignOnTab('running')(page);
  await page.goto(address);
  const conversation = page.getByRole('region', { name: m.conversation_title() });
  const picture = { name: 'oven.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  const document = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await conversation.locator('input[type=file]').setInputFiles([picture, document]);
  for (const { name } of [picture, document])
    await conversation.getByRole('button', { name: m.conversation_detach({ name }) }).waitFor();
  await conversation.getByRole('button', { name: m.conversation_send() }).click();
  await conversation.getByRole('link', { name: document.name }).waitFor();
  return `${address}#conversation`;
}

const wizardStep = (step: string) =>
  shot('client', '/client/campaign/create', `wizard-${step}`, async (page) => {
    await page.goto('/client/campaign/create?step=basics');
    await page.getByLabel(m.wizard_name()).fill('A draft');
    await page.evaluate((draft) => {
      for (const key of Object.keys(localStorage).filter((it) => it.startsWith('campaign-draft:'))) {
        localStorage.setItem(key, JSON.stringify({ draft, step: 'review' }));
      }
    }, someCampaign);
    return `/client/campaign/create?step=${step}`;
  });

export const shots: Shot[] = [
  ...['/', '/pricing', '/lists', '/legal-notice', '/accessibility', '/blog'].map((it) => shot('visitor', it)),
  shot('visitor', '/blog', 'blog-2', '/blog?page=2'),
  shot('visitor', '/blog/:slug', 'blog-entry', linkOn('/blog', /\/blog\/[\w-]+$/)),
  shot('visitor', '/login'),
  shot('visitor', '/signup'),
  shot('visitor', '/forgot-password'),
  shot('visitor', '/your-data'),
  ...['/reset-password', '/confirm-email', '/confirm-email-change', '/undo-email-change'].map((path) =>
    shot('visitor', path, path.slice(1), `${path}?token=of-yesterday`),
  ),
  shot('visitor', '/booking', 'booking-denied'),
  shot('visitor', '/booking-influencer', 'booking-influencer-denied'),
  shot('visitor', '/*', 'not-found', '/nothing/here'),
  shot('visitor', PUBLIC_CAMPAIGN, 'public-campaign', listed(/\/campaigns\/campaign-[\w-]+/)),
  shot('visitor', PUBLIC_CAMPAIGN, 'public-campaign-missing', '/campaigns/campaign-none'),
  shot('visitor', COMPANY, 'company', listed(/\/company\/company-[\w-]+/)),
  shot('visitor', COMPANY, 'company-missing', '/company/company-none'),

  shot('visitor', '/influencers'),
  shot('visitor', INFLUENCER, 'influencer-redacted', profile()),
  shot('visitor', INFLUENCER, 'influencer-redacted-contact', profile('?tab=contact')),

  shot('client', '/influencers', 'influencers-brand'),
  shot('client', '/influencers', 'influencers-none', '/influencers?q=nobody+of+this+name'),
  ...['overview', 'metrics', 'contact'].map((tab) =>
    shot('client', INFLUENCER, `influencer-${tab}`, profile(`?tab=${tab}`)),
  ),
  shot('client', INFLUENCER, 'influencer-missing', '/influencer/none'),
  shot('client', INVITE, 'invite', inviting('lea.table')),
  shot('client', INVITE, 'invite-not-taken', inviting()),
  shot('client', INVITE, 'invite-sent', sentInvitation),
  shot('client', '/client/dashboard'),
  shot('client', '/client/campaigns'),
  shot('client', '/client/campaigns', 'client-campaigns-draft', '/client/campaigns?status=draft'),
  shot('client', CAMPAIGN, 'campaign-active', campaignUnder('active')),
  shot('client', CAMPAIGN, 'campaign-draft', campaignUnder('draft')),
  shot('client', CAMPAIGN, 'campaign-ended', campaignUnder('ended')),
  shot('client', CAMPAIGN, 'campaign-missing', '/client/campaign/campaign-none'),
  ...['draft', 'active', 'ended'].map((status) => shot('client', EDIT, `edit-${status}`, editUnder(status))),
  ...['draft', 'active', 'ended'].map((status) =>
    shot('client', TERMS, `terms-${status}`, termsUnder(status)),
  ),
  shot('client', REVIEW, 'review-pending', reviewOf(/Pending/)),
  shot('client', REVIEW, 'review-validated', reviewOf(/Validated/)),
  shot('client', REVIEW, 'review-declined', reviewOf(/Declined/)),
  shot('client', `${CAMPAIGN}/compare`, 'compare', compared),
  shot(
    'client',
    `${CAMPAIGN}/compare`,
    'compare-too-few',
    async (page) => `${await campaignUnder('active')(page)}/compare`,
  ),
  shot('client', '/client/influencer/:influencerId', 'review-missing', '/client/influencer/none'),
  shot('client', '/client/shortlists', 'shortlists-empty'),
  shot('client', CHOOSE, 'shortlist-choose', aShortlist('choose')),
  shot('client', '/client/shortlists', 'shortlists', aShortlist('all')),
  shot('client', '/client/shortlists/:shortlistId', 'shortlist', aShortlist('one')),
  shot('client', '/client/shortlists/:shortlistId', 'shortlist-missing', '/client/shortlists/none'),
  ...['basics', 'campaignType', 'preferences', 'collaboration', 'schedule', 'audience', 'review'].map(
    wizardStep,
  ),
  shot('client', '/profile', 'profile-brand'),
  shot('client', '/profile/company', 'profile-company', companyWithDocument),

  shot('influencer', '/influencer/dashboard', 'influencer-available'),
  ...['applications', 'running'].map((tab) =>
    shot('influencer', '/influencer/dashboard', `influencer-${tab}`, `/influencer/dashboard?tab=${tab}`),
  ),
  shot('influencer', '/influencer/campaigns'),
  shot(
    'influencer',
    '/influencer/campaigns',
    'influencer-campaigns-filtered',
    '/influencer/campaigns?thematic=food&thematic=travel&city=lyon&gift=1&sort=ending',
  ),
  shot('influencer', '/influencer/campaigns', 'influencer-campaigns-empty', '/influencer/campaigns?q=absent'),
  shot(
    'influencer',
    TO_APPLY,
    'invited',
    linkOn('/influencer/dashboard', /\/influencer\/campaign\/campaign-/),
  ),
  shot('influencer', TO_APPLY, 'apply', campaignOnTab('available')),
  shot('influencer', TO_APPLY, 'applied', campaignOnTab('applications')),
  shot('influencer', TO_APPLY, 'accepted', campaignOnTab('running')),
  shot('influencer', TO_APPLY, 'conversation', conversationWithFiles),
  ...(['client', 'influencer'] as const).map((side) => shot(side, '/messages', `messages-${side}`)),
  ...(['client', 'influencer'] as const).map((side) =>
    shot(side, '/messages', `messages-open-${side}`, linkOn('/messages', /conversation=/)),
  ),
  shot('client', '/messages', 'messages-none', '/messages?q=absent'),
  shot('client', '/messages/replies', 'saved-replies-empty'),
  shot('influencer', '/messages/replies', 'saved-replies', savedReplies),
  ...['account', 'subscription', 'integrations'].map((tab) =>
    shot('influencer', '/profile', `profile-${tab}`, `/profile?tab=${tab}`),
  ),
  ...(['client', 'influencer'] as const).map((side) =>
    shot(side, '/profile', `profile-deals-${side}`, '/profile?tab=deals'),
  ),
  shot('influencer', '/profile/portfolio'),
  shot('influencer', '/profile/portfolio', 'portfolio-new', '/profile/portfolio?item=new'),
  shot('influencer', '/saved-searches', 'saved-searches', withSavedSearch('thematic=food')),
  shot('client', '/saved-searches', 'saved-searches-brand', withSavedSearch('thematic=travel')),
  ...['/preferences', '/consent', '/sessions', '/export', '/erasure', '/second-factor', '/change-email'].map(
    (path) => shot('influencer', path),
  ),
  shot('influencer', '/pricing', 'billing-pricing-free'),
  shot('influencer', CHECKOUT, 'billing-checkout', `${CHECKOUT}?plan=basic&billing=monthly`),
  shot('client', '/billing/test', 'billing-desk', subscribed('/billing/test')),
  shot('client', '/pricing', 'billing-pricing', subscribed('/pricing')),
  shot('client', CHECKOUT, 'billing-change', subscribed(`${CHECKOUT}?plan=premium&billing=yearly`)),
  shot('client', '/profile', 'billing-profile', subscribed('/profile?tab=subscription')),
  shot('client', '/profile', 'billing-owing', subscribed('/profile?tab=subscription', 'fail', 'run_out')),
  shot(
    'client',
    '/billing/test/:invoiceId',
    'billing-receipt',
    linkOn('/profile?tab=subscription', /\/billing\/test\//),
  ),
  shot('client', '/notifications', 'notifications-brand'),
  shot('influencer', '/notifications'),
  shot('client', '/profile', 'profile-notifications', '/profile?tab=notifications'),
  shot('client', '/client/reports', 'brand-report-locked'),
  ...dealShots,
  ...contentShots,
  ...staffShots,
  ...safetyShots,
  shot('visitor', '/unsubscribe', 'unsubscribe-dead', '/unsubscribe?token=of-nobody'),
  shot('client', `${CAMPAIGN}/analytics`, 'analytics', analytics),
  // Needs Premium, which the shot `analytics` has bought.
  shot('client', '/client/reports', 'brand-report'),
  shot('client', '/client/reports/content', 'brand-report-content', '/client/reports/content?number=all'),
  shot('client', '/client/reports/answers', 'brand-report-answers'),
];
