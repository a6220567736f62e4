import { expect, it } from 'vitest';
import { enterCollection } from '#tests/enter-collection.ts';
import { eventually } from '#tests/eventually.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const lea = { email: 'lea@example.com', fullName: 'Zénobie' };
const leasCookie = await signUpAt(server.url, 'influencer', { ...lea, instagram: 'zeno.table' });
await enterCollection(server, { ...lea, cookie: leasCookie, handle: 'zeno.table' });
const ada = await signUpAt(server.url, 'brand', { companyName: 'Maison Ada' });
const berthe = await signUpAt(server.url, 'brand', { companyName: 'Maison Berthe' });

async function read(path: string, cookie = '') {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  const html = await answer.text();
  const [, main = ''] = /<main id="main" class="flex-1">(.*)<\/main>/s.exec(html) ?? [];
  return { main, header: html.slice(0, html.indexOf('<main')), status: answer.status };
}

const LIST = '/influencers?q=z';

it('shows each viewer their own header and the same list', async () => {
  const seen = await eventually(async () => {
    const page = await read(LIST, ada);
    expect(page.main).toContain('@zeno.table');
    return page;
  });
  const again = await read(LIST, ada);
  const other = await read(LIST, berthe);
  expect([again, other.main]).toEqual([seen, seen.main]);
  expect(seen.header).toContain('Maison Ada');
  expect(other.header).toContain('Maison Berthe');
  expect(other.header).not.toContain('Maison Ada');
});

it('shows a visitor the redacted cards after a brand has read the same address', async () => {
  for (const cookie of [ada, '', ada]) {
    const { main } = await read(LIST, cookie);
    expect(main.includes('@zeno.table')).toBe(cookie !== '');
  }
});

it('shows the other language, and a change of the viewer’s own views', async () => {
  const { main } = await read(LIST, berthe);
  const french = await read(`/fr${LIST}`, berthe);
  expect(french.main).toContain('href="/fr/influencer/');
  const [path = ''] = /\/influencer\/influencer-[\w-]+/.exec(main) ?? [];
  expect((await read(path, berthe)).status).toBe(200);
  expect((await read(LIST, berthe)).main).not.toBe(main);
  expect((await read(LIST, ada)).main).toBe(main);
});
