import { expect, it } from 'vitest';
import { aDraft, form } from '#tests/access-bodies.ts';
import { termsForm, termsFromToday } from '#tests/deal-by-http.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const REVIEW = /\/client\/campaigns\/[\w-]+\/influencer\//;
const LIST = '/client/campaigns?status=active&from=2020-01-01';

it('leads from the pages of a campaign back to the list with its filters, without scripts', async () => {
  const brand = await signUpAt(server.url);
  const send = (path: string, body: URLSearchParams | object, cookie = brand) =>
    request(server.url + path, { cookie, body });
  const linksOn = async (path: string): Promise<string[]> => {
    const html = await (await request(server.url + path, { cookie: brand })).text();
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const hrefs = [...main.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, href = '']) => href);
    return [...new Set(hrefs.map((it) => it.replaceAll('&amp;', '&').replace(/#.*/, '')))];
  };
  const linkOn = async (path: string, pattern: RegExp): Promise<string> => {
    const found = (await linksOn(path)).find((it) => pattern.test(it));
    if (!found) throw new Error(`No link like ${pattern} on ${path}`);
    return found;
  };

  await send('/client/campaign/create.data', aDraft);
  const [campaignId = ''] = /campaign-[\w-]{36}/.exec(await linkOn('/client/campaigns', /campaign-/)) ?? [];
  await send(`/client/campaign/${campaignId}`, form({ campaignId, move: 'publish' }));
  for (const message of ['I know your kitchen.', 'I cook.']) {
    const influencer = await signUpAt(server.url, 'influencer');
    await send(`/influencer/campaign/${campaignId}`, form({ message }), influencer);
  }

  const opened = await linkOn(LIST, /campaign-/);
  expect(await linksOn(opened)).toContain(LIST);
  const campaign = `${opened}&pending=2`;
  const duplicate = await linkOn(campaign, /\/client\/dashboard/);
  const terms = await linkOn(campaign, /\/terms/);
  const review = await linkOn(campaign, REVIEW);
  for (const page of [
    terms,
    review,
    await linkOn(campaign, /\/edit/),
    await linkOn(campaign, /\/compare/),
    await linkOn(review, /\/compare/),
    await linkOn(await linkOn(review, /\/compare/), REVIEW),
    campaign.replace('?', '/analytics?'),
  ])
    expect(await linksOn(page), page).toContain(campaign);
  expect(await linksOn(campaign.replace(campaignId, 'campaign-none'))).toContain(LIST);

  const addressAfter = async (path: string, fields: URLSearchParams) =>
    (await send(path, fields)).headers.get('location');
  const saved = termsForm(termsFromToday());
  saved.set('version', '0');
  expect(await addressAfter(terms, saved)).toBe(terms);
  const copy = await addressAfter(duplicate, form({ campaignId, move: 'duplicate' }));
  expect(copy).toMatch(/\/client\/campaign\/campaign-[\w-]{36}\/edit\?list=/);
  expect(await linksOn(await linkOn(copy ?? '', /\?list=/))).toContain(LIST);
  expect(await addressAfter(campaign, form({ campaignId, move: 'end' }))).toBe(campaign);
});
