import { EventEmitter } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { DAY_MS, dayOf } from '#domain/clock.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, aVisitor, someCampaign } from '#tests/people.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import type { Exchange } from './exchange.ts';
import type { Parts } from './request-ctx.ts';
import { openViews } from './views.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const db = await testDatabase();
const server = await startServer();
afterAll(() => server.stop());

it('counts each viewer of a campaign’s pages once, also for cached pages and until the end of the process', async () => {
  const brand = await signUpAt(server.url);
  const influencer = await signUpAt(server.url, 'influencer');
  const post = (path: string, body: URLSearchParams | Blob) =>
    fetch(server.url + path, { method: 'POST', redirect: 'manual', headers: { cookie: brand }, body });
  const days = { startDate: inDays(1), endDate: inDays(30) };
  const campaign = JSON.stringify({ ...someCampaign, ...days });
  await post('/client/campaign/create.data', new Blob([campaign], { type: 'application/json' }));
  const list = await (await fetch(`${server.url}/client/campaigns`, { headers: { cookie: brand } })).text();
  const [id = ''] = /campaign-[\w-]{36}/.exec(list) ?? [];
  await post(`/client/campaign/${id}`, new URLSearchParams({ campaignId: id, move: 'publish' }));
  await post('/billing/test/checkout', new URLSearchParams({ plan: 'premium', billing: 'monthly' }));

  /** Each entry is a day and a viewer. A viewer counts once a day, and midnight may pass during the test. */
  const viewers = new Set<string>();
  const openBy = async (viewer: string, path: string, headers: Record<string, string> = {}) => {
    await open(path, headers);
    viewers.add(`${dayOf(new Date())} ${viewer}`);
  };
  const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(server.url + path, { method, headers: { 'user-agent': BROWSER, ...headers } });
    await answer.text();
    expect(answer.status, path).toBe(200);
  };
  for (const path of ['', '', '/fr'].map((prefix) => `${prefix}/campaigns/${id}`))
    await openBy('one who comes back', path);
  await openBy('one who comes back', `/campaigns/${id}?from=mail`);
  const edge = { 'user-agent': `${BROWSER} Edg/140.0` };
  await openBy('another', `/campaigns/${id}`, edge);
  await openBy('a third', `/influencer/campaign/${id}`, { cookie: influencer });
  await openBy('a third', `/influencer/campaign/${id}.data`, { cookie: influencer, ...edge });
  await open(`/campaigns/${id}`, { cookie: brand });
  await open(`/campaigns/${id}`, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await open(`/campaigns/${id}`, { 'user-agent': `${BROWSER} Edg/141.0`, 'sec-purpose': 'prefetch' });
  await open(`/campaigns/${id}`, { 'user-agent': `${BROWSER} Edg/142.0` }, 'HEAD');

  const viewsShown = async () => {
    const address = `${server.url}/client/campaign/${id}/analytics`;
    const page = await (await fetch(address, { headers: { cookie: brand } })).text();
    return /id="views"[\s\S]*?<p class="font-serif[^>]*>(\d+)<\/p>/.exec(page)?.[1];
  };
  await server.restart();
  expect(await viewsShown()).toBe(String(viewers.size));
  await openBy('one who comes back', `/campaigns/${id}`);
  await openBy('a fourth', `/campaigns/${id}`, { 'user-agent': `${BROWSER} Edg/143.0` });
  await expect.poll(viewsShown).toBe(String(viewers.size));
});

it('counts at most 50 signed-out viewers of a network for each campaign', async () => {
  const brand = await aBrand(db);
  const [one, other] = [await aCampaign(brand), await aCampaign(brand)];
  const { services } = aVisitor(db);
  const actorOf = async (cookie = '') => (cookie ? { ...brand.actor, id: cookie } : null);
  const views = openViews({ db, services, viewers: { actorOf } } as unknown as Parts);
  const open = (campaignId: string, address: string, browser: number, cookie?: string) => {
    const headers = { 'user-agent': `${BROWSER} Edg/${browser}.0`, cookie };
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    const request = { method: 'GET', headers };
    views.observe({ request, response, path: `/campaigns/${campaignId}`, address } as unknown as Exchange);
    response.emit('finish');
  };
  for (let browser = 0; browser < 60; browser++) open(one, '192.0.2.1', browser);
  for (let browser = 0; browser < 3; browser++) open(one, '192.0.2.2', browser);
  for (let browser = 0; browser < 2; browser++) open(other, '192.0.2.1', browser);
  for (let user = 0; user < 4; user++) open(one, '192.0.2.1', 0, `user-${user}`);
  await new Promise(setImmediate);
  await views.close();
  const counts = db.kysely.selectFrom('campaign_views').select(['campaign_id', 'people']).execute();
  const sums = new Map<string, number>();
  for (const { campaign_id, people } of await counts)
    sums.set(campaign_id, (sums.get(campaign_id) ?? 0) + people);
  expect([sums.get(one), sums.get(other)]).toEqual([57, 2]);
});
