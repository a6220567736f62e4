import { RouterContextProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requestContext } from '#app/request/context.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anEntry, type Person } from '#tests/people.ts';
import { loader } from './sitemap.ts';

const db = await testDatabase();

async function sitemapFor(ctx: Person): Promise<string> {
  const publicUrl = 'https://accolade.example';
  const url = `${publicUrl}/sitemap.xml`;
  const context = new RouterContextProvider();
  const origin = { address: '', headers: new Headers() };
  context.set(requestContext, { ctx, publicUrl, nonce: '', requestId: '', page: null, origin });
  const args = { context, request: new Request(url), url: new URL(url), params: {}, pattern: '' };
  return (await loader(args)).text();
}

it('is rendered once for five minutes, and again after a change of the blog', async () => {
  const brand = await aBrand(db);
  await anEntry(brand, { slug: 'first' });
  const [first, second] = [await aCampaign(brand), await aCampaign(brand)];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [one, other] = await Promise.all([sitemapFor(brand), sitemapFor(brand)]);
  expect(one).toContain(first);
  expect(other).toBe(one);

  await db.kysely.deleteFrom('campaign').where('id', '=', first).execute();
  expect(await sitemapFor(brand)).toBe(one);
  vi.advanceTimersByTime(5 * 60_000);
  const later = await sitemapFor(brand);
  expect(later).not.toContain(first);
  expect(later).toContain(second);

  await anEntry(brand, { slug: 'next' });
  expect(await sitemapFor(brand)).toContain('/blog/next');
});
