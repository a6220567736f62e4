import { afterAll, expect, it } from 'vitest';
import { dayOf } from '#domain/clock.ts';
import { someCampaign } from '#tests/people.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

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
