import type { Page } from '@playwright/test';
import { m } from '#messages';
import { someCampaign } from '#tests/people.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { linkOn, plain, type Shot } from '#tests/shot.ts';
import { staffShots } from '#tests/staff-shots.ts';

const CAMPAIGN = '/client/campaign/:campaignId';
const EDIT = '/client/campaign/:campaignId/edit';
const REVIEW = '/client/campaigns/:campaignId/influencer/:influencerId';
const PUBLIC_CAMPAIGN = '/campaigns/:campaignId';
const COMPANY = '/company/:companyId';
const INFLUENCER = '/influencer/:influencerId';
const CHECKOUT = '/billing/test/checkout';
const TO_APPLY = '/influencer/campaign/:campaignId';

/** Page of the newest campaign under a tab of the brand's list. */
const campaignUnder = (status: string) =>
  linkOn(`/client/campaigns?status=${status}`, /\/client\/campaign\/campaign-/);

/** An address of the sitemap. */
const listed = (pattern: RegExp) => async (page: Page) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const [address = ''] = pattern.exec(sitemap) ?? [];
  return address;
};
const editUnder = (status: string) => async (page: Page) => `${await campaignUnder(status)(page)}/edit`;

/** Review page of an applicant in one of a campaign's three tables. */
const reviewOf = (title: RegExp) => async (page: Page) => {
  for (const status of ['active', 'ended']) {
    await page.goto(`/client/campaigns?status=${status}`);
    const campaigns = await page.getByRole('main').getByRole('link').all();
    const addresses = await Promise.all(campaigns.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses.filter((it) => it?.includes('/client/campaign/campaign-')))) {
      await page.goto(address ?? '');
      const applicant = page.getByRole('region', { name: title }).getByRole('link').first();
      if ((await applicant.count()) > 0) return (await applicant.getAttribute('href')) ?? '';
    }
  }
  throw new Error(`No applicant under ${title}.`);
};

/** The company profile, with a document. */
async function companyWithDocument(page: Page): Promise<string> {
  await page.goto('/profile/company');
  const file = { name: 'kbis-maison-aubrac.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await page.getByLabel(m.company_document_choose(), { exact: false }).setInputFiles(file);
  await page.getByRole('link', { name: file.name }).waitFor();
  return '/profile/company';
}

/** The profile of the first influencer in the list, with a tab. */
const profile =
  (tab = '') =>
  async (page: Page) => {
    const [, id = ''] = /data-id="([^"]+)"/.exec(await (await page.request.get('/influencers')).text()) ?? [];
    return `/influencer/${id}${tab}`;
  };

/** The page for a person on Basic, after these test billing actions. */
const subscribed =
  (path: string, ...actions: string[]) =>
  async (page: Page) => {
    await page.request.post(CHECKOUT, { form: { plan: 'basic', billing: 'monthly' } });
    for (const move of actions) await page.request.post('/billing/test', { form: { move } });
    return path;
  };

/** Analytics of a campaign, for a person on Premium. */
async function analytics(page: Page): Promise<string> {
  await page.request.post(CHECKOUT, { form: { plan: 'premium', billing: 'monthly' } });
  return `${await campaignUnder('active')(page)}/analytics`;
}

/** An opened conversation with an image and a document. */
async function conversationWithFiles(page: Page): Promise<string> {
  const address = await linkOn('/influencer/dashboard?tab=running', /\/campaign\/campaign-/)(page);
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

/** A step of the wizard with a complete draft. */
const wizardStep = (step: string): Shot => ({
  name: `wizard-${step}`,
  as: 'client',
  route: '/client/campaign/create',
  path: async (page) => {
    await page.goto('/client/campaign/create?step=basics');
    await page.getByLabel(m.wizard_name()).fill('A draft');
    await page.evaluate((draft) => {
      for (const key of Object.keys(localStorage).filter((it) => it.startsWith('campaign-draft:'))) {
        localStorage.setItem(key, JSON.stringify({ draft, step: 'review' }));
      }
    }, someCampaign);
    return `/client/campaign/create?step=${step}`;
  },
});

export const shots: Shot[] = [
  plain('visitor', '/'),
  plain('visitor', '/pricing'),
  plain('visitor', '/legal-notice'),
  plain('visitor', '/blog'),
  { ...plain('visitor', '/blog', 'blog-2'), path: '/blog?page=2' },
  { name: 'blog-entry', as: 'visitor', route: '/blog/:slug', path: linkOn('/blog', /\/blog\/[\w-]+$/) },
  plain('visitor', '/login'),
  plain('visitor', '/signup'),
  plain('visitor', '/forgot-password'),
  { ...plain('visitor', '/reset-password'), path: '/reset-password?token=of-yesterday' },
  { ...plain('visitor', '/confirm-email'), path: '/confirm-email?token=of-yesterday' },
  { ...plain('visitor', '/booking', 'booking-denied') },
  { ...plain('visitor', '/booking-influencer', 'booking-influencer-denied') },
  { ...plain('visitor', '/*', 'not-found'), path: '/nothing/here' },
  { ...plain('visitor', PUBLIC_CAMPAIGN, 'public-campaign'), path: listed(/\/campaigns\/campaign-[\w-]+/) },
  { ...plain('visitor', PUBLIC_CAMPAIGN, 'public-campaign-missing'), path: '/campaigns/campaign-none' },
  { ...plain('visitor', COMPANY, 'company'), path: listed(/\/company\/company-[\w-]+/) },
  { ...plain('visitor', COMPANY, 'company-missing'), path: '/company/company-none' },

  plain('visitor', '/influencers'),
  { ...plain('visitor', INFLUENCER, 'influencer-veiled'), path: profile() },
  { ...plain('visitor', INFLUENCER, 'influencer-veiled-contact'), path: profile('?tab=contact') },

  plain('client', '/influencers', 'influencers-brand'),
  { ...plain('client', '/influencers', 'influencers-none'), path: '/influencers?q=nobody+of+this+name' },
  ...['overview', 'metrics', 'contact'].map((tab) => ({
    ...plain('client', INFLUENCER, `influencer-${tab}`),
    path: profile(`?tab=${tab}`),
  })),
  { ...plain('client', INFLUENCER, 'influencer-missing'), path: '/influencer/none' },
  plain('client', '/client/dashboard'),
  plain('client', '/client/campaigns'),
  {
    ...plain('client', '/client/campaigns', 'client-campaigns-draft'),
    path: '/client/campaigns?status=draft',
  },
  { name: 'campaign-active', as: 'client', route: CAMPAIGN, path: campaignUnder('active') },
  { name: 'campaign-draft', as: 'client', route: CAMPAIGN, path: campaignUnder('draft') },
  { name: 'campaign-ended', as: 'client', route: CAMPAIGN, path: campaignUnder('ended') },
  { name: 'campaign-missing', as: 'client', route: CAMPAIGN, path: '/client/campaign/campaign-none' },
  ...['draft', 'active', 'ended'].map(
    (status): Shot => ({ name: `edit-${status}`, as: 'client', route: EDIT, path: editUnder(status) }),
  ),
  { name: 'review-pending', as: 'client', route: REVIEW, path: reviewOf(/Pending/) },
  { name: 'review-validated', as: 'client', route: REVIEW, path: reviewOf(/Validated/) },
  { name: 'review-declined', as: 'client', route: REVIEW, path: reviewOf(/Declined/) },
  {
    name: 'review-missing',
    as: 'client',
    route: '/client/influencer/:influencerId',
    path: '/client/influencer/none',
  },
  ...['basics', 'campaignType', 'preferences', 'collaboration', 'schedule', 'audience', 'review'].map(
    wizardStep,
  ),
  plain('client', '/profile', 'profile-brand'),
  { ...plain('client', '/profile/company'), path: companyWithDocument },

  plain('influencer', '/influencer/dashboard', 'influencer-available'),
  ...['applications', 'running'].map((tab) => ({
    ...plain('influencer', '/influencer/dashboard', `influencer-${tab}`),
    path: `/influencer/dashboard?tab=${tab}`,
  })),
  plain('influencer', '/influencer/campaigns'),
  {
    name: 'apply',
    as: 'influencer',
    route: TO_APPLY,
    path: linkOn('/influencer/dashboard', /\/campaign\/campaign-/),
  },
  {
    name: 'applied',
    as: 'influencer',
    route: TO_APPLY,
    path: linkOn('/influencer/dashboard?tab=applications', /\/campaign\/campaign-/),
  },
  {
    name: 'accepted',
    as: 'influencer',
    route: TO_APPLY,
    path: linkOn('/influencer/dashboard?tab=running', /\/campaign\/campaign-/),
  },
  { name: 'conversation', as: 'influencer', route: TO_APPLY, path: conversationWithFiles },
  ...(['client', 'influencer'] as const).map((side) => plain(side, '/messages', `messages-${side}`)),
  ...['account', 'subscription', 'integrations'].map((tab) => ({
    ...plain('influencer', '/profile', `profile-${tab}`),
    path: `/profile?tab=${tab}`,
  })),
  plain('influencer', '/preferences'),
  plain('influencer', '/pricing', 'billing-pricing-free'),
  { ...plain('influencer', CHECKOUT, 'billing-checkout'), path: `${CHECKOUT}?plan=basic&billing=monthly` },
  { ...plain('client', '/billing/test', 'billing-desk'), path: subscribed('/billing/test') },
  { ...plain('client', '/pricing', 'billing-pricing'), path: subscribed('/pricing') },
  {
    ...plain('client', CHECKOUT, 'billing-change'),
    path: subscribed(`${CHECKOUT}?plan=premium&billing=yearly`),
  },
  { ...plain('client', '/profile', 'billing-profile'), path: subscribed('/profile?tab=subscription') },
  {
    ...plain('client', '/profile', 'billing-owing'),
    path: subscribed('/profile?tab=subscription', 'fail', 'run_out'),
  },
  {
    name: 'billing-receipt',
    as: 'client',
    route: '/billing/test/:invoiceId',
    path: linkOn('/profile?tab=subscription', /\/billing\/test\//),
  },
  plain('client', '/notifications', 'notifications-brand'),
  plain('influencer', '/notifications'),
  { ...plain('client', '/profile', 'profile-notifications'), path: '/profile?tab=notifications' },
  ...staffShots,
  { ...plain('visitor', '/unsubscribe', 'unsubscribe-dead'), path: '/unsubscribe?token=of-nobody' },
  { name: 'analytics', as: 'client', route: `${CAMPAIGN}/analytics`, path: analytics },
];
