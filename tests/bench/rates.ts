import { measureInTurns } from './measure.ts';

/**
 * Measures a page's responses per second in three ways. `bare` is renderToString alone on `barePort` (bare.ts).
 * `uncached` is the site without its page cache, which a query string bypasses. `cached` is the site with its page
 * cache.
 */
export async function ratesOf(site: string, path: string, barePort: number) {
  const port = Number(new URL(site).port);
  await (await fetch(`${site}${path}?uncached`)).text();
  await requireSameMarkup(`http://127.0.0.1:${barePort}/`, `${site}${path}?uncached`);
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const targets = {
    bare: { port: barePort, paths: ['/'] },
    uncached: { port, paths: [`${path}?uncached`], headers },
    cached: { port, paths: [path], headers },
  };
  const { bare, uncached, cached } = await measureInTurns(targets, { connections: 16, seconds: 2 });
  return {
    'bare /s': bare.perSecond,
    'uncached /s': uncached.perSecond,
    '% of bare': (uncached.perSecond / bare.perSecond) * 100,
    'cached /s': cached.perSecond,
    '× uncached': cached.perSecond / uncached.perSecond,
  };
}

async function requireSameMarkup(...addresses: string[]): Promise<void> {
  const [bare, page] = await Promise.all(addresses.map(async (it) => (await fetch(it)).text()));
  if (bare !== page) throw new Error('The bare server renders other markup: nothing can be compared.');
}
