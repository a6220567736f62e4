import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type Database, openEmbedded } from '#db/open.server.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { anEntry } from '#tests/people.ts';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';

const ARTICLE = '/blog/a-hotel-stay-that-works';
const titles = { en: 'Two nights, well spent', fr: 'Deux nuits bien employées' };
const hostile =
  '<img src="x" onerror="alert(1)">\n\n[press](javascript:alert(1))\n\n<script>alert(1)</script>';

const test = testOn(() =>
  startServer({
    databaseUrl: '',
    async before({ DATA_DIR = '' }) {
      folder = path.join(DATA_DIR, 'database');
      await inDatabase(async (db) => {
        for (let day = 1; day <= 35; day += 1) {
          const now = new Date(Date.UTC(2020, 0, day));
          const words = day === 1 ? { slug: 'hostile', body_en: hostile, body_fr: hostile } : {};
          await anEntry({ db: db.kysely, now }, words);
        }
      });
    },
  }),
);

let folder = '';

async function inDatabase(change: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openEmbedded(folder);
  try {
    await change(db);
  } finally {
    await db.close();
  }
}

test('a reader opens the second page, reads an article, changes the language and returns to the list', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: m.nav_blog() }).click();
  await expect(page).toHaveURL('/blog');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(6);
  const pages = page.getByRole('navigation', { name: m.page_nav() });
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '…', '8']);

  await pages.getByRole('link', { name: m.page_next() }).click();
  await expect(page).toHaveURL(`/blog?page=2`);
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(page).toHaveTitle(new RegExp(m.page_number({ page: 2 }), 'i'));
  await axe(page);

  await articles.getByRole('link', { name: titles.en }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en);
  await expect(page.getByText(m.blog_by({ author: 'Margaux Ferrand' }))).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveCount(1);
  await expect(page.getByRole('region', { name: m.blog_further() }).getByRole('article')).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }

  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(pathIn('fr', ARTICLE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.fr);
  await page
    .getByRole('link', { name: m.blog_all({}, { locale: 'fr' }) })
    .first()
    .click();
  await expect(page).toHaveURL(pathIn('fr', '/blog'));
});

test('addresses without an article redirect to the list', async ({ page, baseURL }) => {
  for (const [from, on] of [
    ['/agency-blog?page=2', '/blog?page=2'],
    ['/blog/nothing-of-that-name', '/blog'],
    ['/blog?page=99', '/blog?page=8'],
    ['/blog?page=-1', '/blog?page=-1'],
  ] as const) {
    await page.goto(from);
    expect(page.url()).toBe(baseURL + on);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('the API and the feed return the articles', async ({ page, request, baseURL }) => {
  const entries = (await (await request.get('/api/blog-entries')).json()) as Record<string, string>[];
  expect(entries).toHaveLength(43);
  const entry = entries.find(({ url_blog }) => ARTICLE.endsWith(`/${url_blog}`));
  const keys = ['date_article', 'id', 'photo', 'resume', 'title', 'url_blog'];
  expect(Object.keys(entry ?? {}).sort()).toEqual(keys);
  expect(entry?.title).toBe(titles.en);
  expect((await request.get(entry?.photo ?? '')).headers()['content-type']).toContain('image/svg+xml');
  expect(Date.now() - Date.parse(entry?.date_article ?? '')).toBeGreaterThan(0);

  await page.goto('/blog');
  const link = page.locator('link[type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', `${baseURL}/blog/feed.xml`);
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'text/xml');
      const text = (name: string, of: ParentNode = parsed) => of.querySelector(name)?.textContent ?? '';
      return {
        broken: text('parsererror'),
        language: text('language'),
        items: [...parsed.querySelectorAll('item')].map((item) => ({
          title: text('title', item),
          link: text('link', item),
          guid: text('guid', item),
          content: item.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
          creator: item.getElementsByTagName('dc:creator')[0]?.textContent ?? '',
        })),
      };
    },
    await answer.text(),
  );
  expect(feed).toMatchObject({ broken: '', language: 'en' });
  expect(feed.items).toHaveLength(20);
  const item = feed.items.find(({ title }) => title === titles.en);
  const address = baseURL + ARTICLE;
  expect(item).toMatchObject({ link: address, guid: address, creator: 'Margaux Ferrand' });
  expect(item?.content).toContain(`href="${baseURL}/blog/saying-it-is-an-ad"`);
});

test('an article has metadata for search engines and shared links', async ({ request, baseURL }) => {
  const html = await (await request.get(ARTICLE)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const picture = `${baseURL}/demo${ARTICLE}.png`;
  expect(data.find((it) => it['@type'] === 'Article')).toMatchObject({
    headline: titles.en,
    inLanguage: 'en',
    image: picture,
    mainEntityOfPage: baseURL + ARTICLE,
    author: { name: 'Margaux Ferrand' },
  });
  const trail = data.find((it) => it['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
  expect(trail.map(({ item }) => item)).toEqual(['/', '/blog', ARTICLE].map((it) => baseURL + it));
  expect(html).toContain(`<meta property="og:type" content="article"/>`);
  expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
  const { width, height } = await sharp(await (await request.get(picture)).body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(new RegExp(`<loc>${baseURL}${ARTICLE}</loc><lastmod>20\\d\\d-[^<]+Z</lastmod>`));
});

test('links to eight pages fit on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr/blog?page=4');
  const pages = page.getByRole('navigation', { name: m.page_nav({}, { locale: 'fr' }) });
  await expect(pages.getByRole('listitem')).toHaveText(['1', '…', '3', '4', '5', '…', '8']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('scripts in an article do not run', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/blog/hostile');
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByText('press', { exact: true }).click();
  await expect(page).toHaveURL('/blog/hostile');
  expect(alerts).toEqual([]);
});

test.describe('an unreadable blog', () => {
  test.use({ expectedErrors: /^500 .*\/blog$/ });

  test('shows an error with a retry, then the empty list', async ({ page, request, server }) => {
    test.slow();
    const withServerStopped = async (change: Parameters<typeof inDatabase>[0]) => {
      await server.kill9();
      await inDatabase(change);
      await server.restart();
    };
    await withServerStopped((db) => sql`alter table blog_entry rename to lost`.execute(db.kysely));
    for (const language of languages) {
      const answer = await request.get(pathIn(language, '/api/blog-entries'));
      const message = m.blog_failed({}, { locale: language });
      expect(answer.status()).toBe(503);
      expect(await answer.json()).toMatchObject({ message, code: 'blog.unavailable' });
      const shown = await page.goto(pathIn(language, '/blog'));
      expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([500, 'noindex']);
      await expect(page.getByRole('heading', { name: message })).toBeVisible();
      await axe(page);
    }
    expect(m.blog_failed({}, { locale: 'en' })).toBe('Failed to fetch blog posts');

    await withServerStopped(async ({ kysely }) => {
      await sql`alter table lost rename to blog_entry`.execute(kysely);
      await kysely.deleteFrom('blog_entry').execute();
    });
    await page.getByRole('link', { name: m.blog_retry({}, { locale: 'fr' }) }).click();
    await expect(page.getByRole('heading', { name: m.blog_empty_title({}, { locale: 'fr' }) })).toBeVisible();
    await axe(page);
    expect(await (await request.get('/api/blog-entries')).json()).toEqual([]);
    expect(await (await request.get('/blog/feed.xml')).text()).toContain('</channel>');
  });
});
