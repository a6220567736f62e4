import type { APIRequestContext, APIResponse } from '@playwright/test';
import routes from '#app/routes.ts';
import { expect, test } from './fixtures.ts';
import { aPublicCampaign } from './sign-in.ts';

/** Every address of the sitemap in both languages, with something in place of what varies. */
const addresses = routes.flatMap(({ path = '' }) => {
  const filled = path.replace(/:\w+/g, 'something').replace('*', 'nothing-here');
  const plain = filled.replace(/^fr\?\/?/, '');
  return filled.startsWith('fr?') ? [`/${plain}`, `/fr${plain && `/${plain}`}`] : [`/${plain}`];
});

async function listed(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => (match[1] ?? '').replace(baseURL, '') || '/',
  );
}

test('what the sitemap lists may be listed, says where it stands and what it is', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  const { campaign, company } = await aPublicCampaign(baseURL);
  const paths = await listed(request, baseURL ?? '');
  expect(paths).toEqual(expect.arrayContaining([`/campaigns/${campaign}`, `/fr/company/${company}`]));
  for (const path of paths) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([path, 200, 'all']);
    const html = await answer.text();
    const address = `${baseURL}${path}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    for (const language of ['en', 'fr', 'x-default']) expect(html).toContain(`hrefLang="${language}"`);

    const description = /<meta name="description" content="(.*?)"\/>/.exec(html)?.[1] ?? '';
    expect([path, description.length > 50]).toEqual([path, true]);
    titles.set(path, /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    const picture = /<meta property="og:image" content="(.*?)"\/>/.exec(html)?.[1] ?? '';
    // Ours, or what somebody uploaded.
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toHaveProperty('@type');
    }
  }
  for (const [path, title] of titles)
    expect([path, title]).not.toEqual([path, titles.get(path === '/' ? '/fr' : `/fr${path}`)]);
  // What people write may have the same title twice; our own pages may not.
  const ours = paths.filter((path) => !/\/(campaigns|company)\//.test(path));
  expect(new Set(ours.map((path) => titles.get(path))).size).toBe(ours.length);
});

for (const who of ['a visitor', 'a brand', 'an influencer']) {
  test(`whatever else ${who} can open is kept out of search engines`, async ({ request, baseURL }) => {
    if (who !== 'a visitor') await signUp(request, who === 'a brand' ? 'brand' : 'influencer');
    const open = new Set([...(await listed(request, baseURL ?? '')), '/robots.txt', '/sitemap.xml']);
    for (const path of addresses.filter((it) => !open.has(it))) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex']);
    }
  });
}

test('an address that leads nowhere names no other, and every page its own', async ({ request, baseURL }) => {
  const canonicalOf = async (answer: APIResponse) =>
    /<link rel="canonical" href="(.*?)"/.exec(await answer.text())?.[1];
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const own = answer.status() === 404 ? undefined : `${baseURL}${path}`;
    expect([path, await canonicalOf(answer)]).toEqual([path, own]);
  }
  await signUp(request, 'brand');
  for (const path of ['/client/campaign/absent', '/fr/client/campaigns/absent/influencer/absent']) {
    const answer = await request.get(path);
    expect([answer.status(), await canonicalOf(answer)]).toEqual([404, undefined]);
  }
  const refused = await request.post('/legal-notice', { form: {} });
  expect([refused.status(), await canonicalOf(refused)]).toEqual([405, undefined]);
});

test('robots find the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

async function signUp(request: APIRequestContext, side: 'brand' | 'influencer'): Promise<void> {
  const answer = await request.post(`/api/${side}-signup`, {
    data: {
      email: `${side}${Date.now()}@example.com`,
      password: 'correct horse battery',
      companyName: 'Aubrac',
      fullName: 'Léa Dubois',
      instagram: 'lea',
    },
  });
  expect(answer.status()).toBe(201);
}
