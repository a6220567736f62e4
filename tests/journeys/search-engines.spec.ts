import type { APIRequestContext, APIResponse } from '@playwright/test';
import routes from '#app/routes.ts';
import { expect, test } from './fixtures.ts';
import { aPublicCampaign, join } from './sign-in.ts';

const addresses = routes.flatMap(({ path = '' }) => {
  const filled = path.replace(/:\w+/g, 'something').replace('*', 'nothing-here');
  const plain = filled.replace(/^fr\?\/?/, '');
  return filled.startsWith('fr?') ? [`/${plain}`, `/fr${plain && `/${plain}`}`] : [`/${plain}`];
});

async function sitemapPaths(request: APIRequestContext, baseURL: string): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => (match[1] ?? '').replace(baseURL, '') || '/',
  );
}

test('pages of the sitemap may be indexed and have canonical, language and social metadata', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  const { campaign, company } = await aPublicCampaign(baseURL);
  const paths = await sitemapPaths(request, baseURL ?? '');
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
    // The site's share images are PNGs, users' images are JPEGs.
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toHaveProperty('@type');
    }
  }
  for (const [path, title] of titles)
    expect([path, title]).not.toEqual([path, titles.get(path === '/' ? '/fr' : `/fr${path}`)]);
  const ownPages = paths.filter((path) => !/\/(campaigns|company)\//.test(path));
  expect(new Set(ownPages.map((path) => titles.get(path))).size).toBe(ownPages.length);
});

for (const who of ['a visitor', 'a brand', 'an influencer']) {
  test(`every other page that ${who} can open is noindex`, async ({ request, baseURL }) => {
    if (who !== 'a visitor') await join({ request }, who === 'a brand' ? 'client' : 'influencer');
    const open = new Set([...(await sitemapPaths(request, baseURL ?? '')), '/robots.txt', '/sitemap.xml']);
    for (const path of addresses.filter((it) => !open.has(it))) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex']);
    }
  });
}

test('every page has its own canonical address, and errors have none', async ({ request, baseURL }) => {
  const canonicalOf = async (answer: APIResponse) =>
    /<link rel="canonical" href="(.*?)"/.exec(await answer.text())?.[1];
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const own = answer.status() === 404 ? undefined : `${baseURL}${path}`;
    expect([path, await canonicalOf(answer)]).toEqual([path, own]);
  }
  await join({ request }, 'client');
  for (const path of ['/client/campaign/absent', '/fr/client/campaigns/absent/influencer/absent']) {
    const answer = await request.get(path);
    expect([answer.status(), await canonicalOf(answer)]).toEqual([404, undefined]);
  }
  const refused = await request.post('/legal-notice', { form: {} });
  expect([refused.status(), await canonicalOf(refused)]).toEqual([405, undefined]);
});

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
