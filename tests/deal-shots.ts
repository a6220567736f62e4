import { type APIRequestContext, type Page, request } from '@playwright/test';
import { demoAccounts } from '#demo/accounts.ts';
import { demoIdentities } from '#demo/identities.ts';
import { startDealBetween, termsForm, termsFromToday } from '#tests/deal-by-http.ts';
import { PASSWORD } from '#tests/people.ts';
import { signByHttp, signDeal } from '#tests/running-deal.ts';
import { type Shot, shot } from '#tests/shot.ts';
import { someBrandIdentity } from '#tests/some-identities.ts';

const DEAL = '/deals/:dealId';
const REVIEW = '/client/campaigns/:campaignId/influencer/:influencerId';
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

async function newcomer(page: Page, role: 'brand' | 'influencer'): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: new URL(page.url()).origin });
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const names = { companyName: 'Brûlerie Sathonay', fullName: 'Omar Fournier', instagram: 'omar' };
  await context.post(`/api/${role}-signup`, { data: { email, password: PASSWORD, ...names } });
  return context;
}

async function offer(by: APIRequestContext, deal: string): Promise<void> {
  const terms = termsFromToday();
  const lines = terms.lines.map((it) => (it.kind === 'post' ? { ...it, feeCents: 40_000 } : it));
  const form = termsForm({ ...terms, lines });
  form.set('answersSeq', '1');
  form.set('note', 'Two posts are two evenings in my kitchen, printed by hand.');
  await by.post(`${deal}/terms`, { data: form.toString(), headers });
}

/** Starts a deal between the page's demo person and a new person. Returns the addresses of its pages. */
async function dealOf(page: Page, side: Shot['as'], isAnswered = false) {
  const isBrand = side === 'client';
  const other = { request: await newcomer(page, isBrand ? 'influencer' : 'brand') };
  const started = isBrand ? await startDealBetween(page, other) : await startDealBetween(other, page);
  if (isAnswered) await offer(isBrand ? other.request : page.request, started.deal);
  return started;
}

/**
 * Returns the contract page of an offer to the page's influencer. The offer is by a new brand whose details are
 * complete enough for a contract.
 */
async function contractOf(page: Page): Promise<string> {
  const brand = await newcomer(page, 'brand');
  const empty = { phone: '', complementary: '', description: '', descriptionFr: '', website: '' };
  const place = { street: '5 rue Sergent Blandan', zipCode: '69001', city: 'Lyon', country: 'fr' };
  const identity = { name: 'Brûlerie Sathonay', siret: '552 081 317 66522', founded: '', employees: '' };
  const company = { ...empty, ...place, ...identity };
  await brand.post('/profile/company', { form: company });
  await brand.post('/profile', { form: { intent: 'identity', ...someBrandIdentity } });
  const { deal } = await startDealBetween({ request: brand }, page);
  return `${deal}/contract?offer=1`;
}

/** Terms far below the sum from which the law requires a contract, so that no signature needs a code by email. */
const smallTerms = () =>
  termsFromToday({
    lines: [
      { kind: 'post', platform: 'instagram', count: 1, feeCents: 12_000, note: '', needsBenefit: true },
    ],
    benefit: { what: 'A pound of this year’s first harvest.', valueCents: 4_000, channel: 'parcel' },
  });

/** Deals between the demo people, by server and by who has signed. Several shots show the same deal. */
const between = new Map<string, Promise<string>>();

/** Returns a deal between the demo people that the influencer has signed. With `both`, the brand has signed too. */
function signedDeal(page: Page, signedBy: 'influencer' | 'both'): Promise<string> {
  const { origin } = new URL(page.url());
  const key = `${origin} ${signedBy}`;
  const known = between.get(key) ?? signDemoDeal(origin, signedBy);
  between.set(key, known);
  return known;
}

async function signDemoDeal(baseURL: string, signedBy: 'influencer' | 'both'): Promise<string> {
  const [brand, influencer] = [
    { request: await request.newContext({ baseURL }) },
    { request: await request.newContext({ baseURL }) },
  ];
  await brand.request.post('/login', { form: demoAccounts.client });
  await influencer.request.post('/login', { form: demoAccounts.influencer });
  const { deal } = await startDealBetween(brand, influencer, { terms: smallTerms() });
  if (signedBy === 'both') await signDeal(deal, brand, influencer);
  else await signByHttp(influencer, `${deal}/contract?offer=1`, demoIdentities.influencer.legalName);
  return deal;
}

/** Returns a deal after the side has acted once, for example declined the offer or ended the deal. */
const afterAct = (side: 'client' | 'influencer', form: Record<string, string>) => async (page: Page) => {
  const { deal } = await dealOf(page, side);
  await page.request.post(deal, { form });
  return deal;
};

const signedShots: Shot[] = (['client', 'influencer'] as const).flatMap((side) => {
  // The brand sees the contract before its own signature, the influencer after both signatures.
  const ofContract = side === 'client' ? 'influencer' : 'both';
  return [
    shot(side, DEAL, `deal-signing-${side}`, (page) => signedDeal(page, 'influencer')),
    shot(side, DEAL, `deal-running-${side}`, (page) => signedDeal(page, 'both')),
    shot(side, `${DEAL}/contract`, `contract-${side}`, async (page) => {
      const deal = await signedDeal(page, ofContract);
      return `${deal}/contract`;
    }),
  ];
});

export const dealShots: Shot[] = [
  ...(['client', 'influencer'] as const).map((side) => shot(side, '/deals', `deals-empty-${side}`)),
  shot('influencer', `${DEAL}/contract`, 'contract-draft', contractOf),
  shot('client', `${DEAL}/contract`, 'contract-missing', async (page) => {
    const { deal } = await dealOf(page, 'client', true);
    return `${deal}/contract?offer=2`;
  }),
  shot('client', '/client/sign', 'contracts-to-sign-none'),
  ...signedShots,
  shot('client', '/client/sign', 'contracts-to-sign', async (page) => {
    await signedDeal(page, 'influencer');
    return '/client/sign';
  }),
  shot('influencer', DEAL, 'deal-declined', afterAct('influencer', { intent: 'decline', seq: '1' })),
  shot('client', DEAL, 'deal-stopped', afterAct('client', { intent: 'stop', confirmed: 'yes' })),
  ...(['client', 'influencer'] as const).flatMap((side) => [
    shot(side, DEAL, `deal-first-${side}`, async (page) => (await dealOf(page, side)).deal),
    shot(side, DEAL, `deal-answered-${side}`, async (page) => (await dealOf(page, side, true)).deal),
    shot(side, `${DEAL}/terms`, `deal-terms-${side}`, async (page) => {
      const { deal } = await dealOf(page, side, side === 'client');
      return `${deal}/terms`;
    }),
    shot(side, '/deals', `deals-${side}`),
    shot(side, '/deals', `deals-closed-${side}`, '/deals?tab=closed'),
  ]),
  shot('client', REVIEW, 'review-deal', async (page) => (await dealOf(page, 'client', true)).review),
  shot(
    'influencer',
    '/influencer/campaign/:campaignId',
    'accepted-deal',
    async (page) => `/influencer/campaign/${(await dealOf(page, 'influencer')).campaignId}`,
  ),
  shot('client', DEAL, 'deal-missing', '/deals/deal-none'),
];
