import type { EntryContext } from 'react-router';
import type { Handle } from './server-only-page.ts';

/** Each page has about 200 KB. */
const MAX_CACHED = 100;
/** Longer texts, such as rendered cards, are compared separately and not copied into the key. */
const MAX_KEY_TEXT = 500;

const START = '<main id="main" class="flex-1">';

interface CacheEntry {
  longTexts: string[];
  html: string;
}

const cache = new Map<string, CacheEntry>();

export interface MainCache {
  cached: string | undefined;
  store: (page: string) => void;
}

/**
 * Returns the cached `main` of a page with the same address and data (`handle.cachedMain`). Viewers with equal data
 * share an entry. Pages with an error are not cached.
 */
export function mainCacheFor(
  { cachedMain }: Handle,
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
  url: string,
): MainCache | undefined {
  const id = matches.at(-1)?.route.id ?? '';
  if (!cachedMain || errors) return undefined;
  const { pathname, search } = new URL(url);
  const longTexts: string[] = [];
  const key = JSON.stringify([pathname, search, loaderData[id]], (_, value: unknown) => {
    if (typeof value !== 'string' || value.length <= MAX_KEY_TEXT) return value;
    return { longText: longTexts.push(value) };
  });
  const found = cache.get(key);
  const isSame = found?.longTexts.every((text, at) => text === longTexts[at]);
  return {
    cached: isSame ? found?.html : undefined,
    store(page) {
      const html = page.slice(page.indexOf(START) + START.length, page.lastIndexOf('</main>'));
      cache.delete(key);
      // A slice refers to the memory of the whole page, with one viewer's header. The Buffer makes a copy.
      cache.set(key, { longTexts, html: Buffer.from(html).toString() });
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size > MAX_CACHED) cache.delete(oldest);
    },
  };
}
