import { expect, it } from 'vitest';
import { enterCollection } from '#tests/enter-collection.ts';
import { eventually } from '#tests/eventually.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const cookie = await signUpAt(server.url);
const lea = { email: 'lea@example.com', fullName: 'Zénobie' };
const leasCookie = await signUpAt(server.url, 'influencer', { ...lea, instagram: 'zeno.table' });
await enterCollection(server, { ...lea, cookie: leasCookie, handle: 'zeno.table' });

const ask = (path: string, init: { method?: string; body?: string } = {}) =>
  fetch(server.url + path, { ...init, headers: { cookie } });

interface Answer {
  total: number;
  summary: string;
  page: number;
  pages: number;
  cards: string;
}

await eventually(async () => {
  const { total } = (await (await ask('/api/influencers?q=zenobie')).json()) as Answer;
  expect(total).toBe(1);
});

it('returns the cards as the page renders them, in the language of the address', async () => {
  for (const [language, summary] of [
    ['', '1 influencer'],
    ['/fr', '1\u00a0influenceur'],
  ]) {
    const { cards, ...place } = (await (await ask(`${language}/api/influencers?q=zenobie`)).json()) as Answer;
    expect(place).toEqual({ total: 1, summary, page: 1, pages: 1 });
    const page = await (await ask(`${language}/influencers?q=zenobie`)).text();
    expect(page.replaceAll('<!-- -->', '')).toContain(cards);
  }
});

it('finds a handle with and without @, on the page and at the JSON address', async () => {
  for (const q of ['zeno.table', '@zeno.table', '@zeno', 'https://www.instagram.com/zeno.table/']) {
    const query = new URLSearchParams({ q });
    expect(await (await ask(`/api/influencers?${query}`)).json(), q).toMatchObject({ total: 1 });
    expect(await (await ask(`/influencers?${query}`)).text(), q).toContain('@zeno.table');
  }
});

it('refuses advanced filters without a plan, and other methods', async () => {
  const refused = await ask('/fr/api/influencers?verified=1');
  expect([refused.status, await refused.json()]).toEqual([
    403,
    {
      message: 'Les filtres avancés font partie des formules Basic et Premium.',
      code: 'plan.without_advanced_filters',
      fields: {},
      requestId: refused.headers.get('x-request-id'),
    },
  ]);
  expect((await ask('/api/influencers', { method: 'POST', body: '' })).status).toBe(405);
  const head = await ask('/api/influencers', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await ask('/api/influencers?q=%00%ff&page=-1')).status).toBe(200);
});

it('shows no name to a visitor', async () => {
  const answer = await (await fetch(`${server.url}/api/influencers`)).text();
  expect(answer).toContain('data-id');
  expect(answer).not.toMatch(/Zénobie|zeno\.table/);
});
