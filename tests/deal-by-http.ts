import type { APIRequestContext } from '@playwright/test';
import { valuesOf } from '#app/terms/values.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someCampaign } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Terms whose days lie in the future, so that a campaign created today can ask for them. */
export const termsFromToday = (changes: Partial<Terms> = {}): Terms => ({
  ...someTerms,
  submitBy: inDays(15),
  publishFrom: inDays(17),
  publishBy: inDays(24),
  ...changes,
});

/** Returns the form of the terms, as a browser sends it. */
export function termsForm(terms: Terms): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(valuesOf(terms, 'en'))) {
    if (typeof value === 'string') form.append(name, value);
    else if (value === true) form.append(name, '1');
    else if (value !== false) for (const it of value) form.append(name, it);
  }
  return form;
}

interface Side {
  request: APIRequestContext;
}

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const read = async ({ request }: Side, path: string) => (await request.get(path)).text();

function idIn(text: string, pattern: RegExp): string {
  const [id] = pattern.exec(text) ?? [];
  if (!id) throw new Error(`Nothing like ${pattern} in ${text}`);
  return id;
}

interface Asked {
  campaign?: object;
  terms?: Terms;
}

/** Publishes a campaign of the brand that asks for these terms. Returns its id. */
export async function publishCampaign(
  brand: Side,
  { campaign = {}, terms = termsFromToday() }: Asked = {},
): Promise<string> {
  const data = { ...someCampaign, startDate: inDays(1), endDate: inDays(30), ...campaign };
  await brand.request.post('/client/campaign/create.data', { data });
  const campaignId = idIn(await read(brand, '/client/campaigns'), /campaign-[\w-]{20,}/);
  const path = `/client/campaign/${campaignId}`;
  const form = termsForm(terms);
  form.set('version', '0');
  await brand.request.post(`${path}/terms`, { data: form.toString(), headers });
  await brand.request.post(path, { form: { campaignId, move: 'publish' } });
  return campaignId;
}

/**
 * Starts a deal: the brand publishes a campaign with terms, the influencer applies, and the brand accepts. The
 * acceptance sends the terms as the first offer.
 */
export async function startDealBetween(brand: Side, influencer: Side, asked?: Asked) {
  const campaignId = await publishCampaign(brand, asked);
  await influencer.request.post(`/influencer/campaign/${campaignId}`, {
    form: { message: 'I know your kitchen.' },
  });
  const review = idIn(
    await read(brand, `/client/campaign/${campaignId}`),
    /\/client\/campaigns\/[\w-]+\/influencer\/[\w-]{20,}/,
  );
  await brand.request.post(review, { form: { decision: 'accepted' } });
  const dealId = idIn(await read(brand, review), /deal-[\w-]{36}/);
  return { campaignId, review, dealId, deal: `/deals/${dealId}` };
}
