import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cookies } from '#domain/privacy/browser-storage.ts';
import type { Exchange } from './exchange.ts';
import type { Handler } from './pipeline.ts';
import { type PrecompressedResponse, sendPrecompressed } from './precompressed-response.ts';

/** Cached pages may be 5 s behind the database. Rendering and sending take up to 2 s, so 3 s remain for the cache. */
const FRESH_MS = 3_000;

/**
 * Maximum number of pages, about 100 KB each. Many spellings of an address can evict pages, which are then rendered
 * again.
 */
const MAX_PAGES = 300;

/** The only cookies that change public pages: one hides the cookie banner, the other chooses the theme. */
const CONSENTED = `${cookies.consent.name}=1`;
const THEMES = ['light', 'dark'].map((it) => `${cookies.theme.name}=${it}`);
/** Cookie headers of visitors whose pages are cached. The header is part of the key. */
const CACHED_COOKIES = new Set([
  '',
  CONSENTED,
  ...THEMES,
  ...THEMES.flatMap((theme) => [`${CONSENTED}; ${theme}`, `${theme}; ${CONSENTED}`]),
]);

interface CacheEntry {
  /**
   * Start of the rendering in ms (`performance.now()`). The page contains all changes that were committed before this
   * moment.
   */
  since: number;
  requestId: string;
  answer: Promise<PrecompressedResponse | undefined>;
}

interface Site {
  publicUrl: string;
  isServerOnlyPage: (path: string) => boolean;
  render: (request: Request, exchange: Exchange) => Promise<Response>;
  passOn: (exchange: Exchange) => Promise<void>;
}

/**
 * Caches responses of server-only pages, for requests without a query and without cookies other than those of the
 * consent and the theme. Concurrent requests share one rendering. The rendering gets a new request, which has no header
 * of the visitor except these cookies, so the page cannot contain a visitor's data.
 */
export function pageCache({ publicUrl, isServerOnlyPage, render, passOn }: Site): Handler {
  const cache = new Map<string, CacheEntry>();

  function store(key: string, { requestId }: Exchange, renderPage: () => Promise<Response>): CacheEntry {
    const since = performance.now();
    const entry = { since, requestId, answer: renderPage().then(cacheableFrom) };
    cache.delete(key); // Deleting first makes `set` move the entry to the end.
    cache.set(key, entry);
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size > MAX_PAGES) cache.delete(oldest);
    const remove = () => void (cache.get(key) === entry && cache.delete(key));
    entry.answer.then((answer) => answer?.status === 200 || remove(), remove);
    return entry;
  }

  function find(exchange: Exchange): CacheEntry | undefined {
    const { url = '', headers } = exchange.request;
    const cookie = headers.cookie ?? '';
    if (!exchange.isReading) return undefined;
    if (!/^\/[^?#]*$/.test(url) || !CACHED_COOKIES.has(cookie)) return undefined;
    const key = cookie + url;
    const found = cache.get(key);
    if (found && performance.now() - found.since < FRESH_MS) return found;
    const address = new URL(publicUrl + url);
    if (!isServerOnlyPage(address.pathname)) return undefined;
    const ownRequest = new Request(address, { headers: cookie ? { cookie } : {} });
    return store(key, exchange, () => render(ownRequest, exchange));
  }

  return (exchange) => {
    const found = find(exchange);
    if (!found) return passOn(exchange);
    const bypass = () => passOn(exchange);
    return found.answer.then((answer) => {
      if (!answer) return bypass();
      // The error page shows the id of the request that rendered the page.
      if (answer.status !== 200) exchange.response.setHeader('x-request-id', found.requestId);
      return sendPrecompressed(exchange, answer);
    }, bypass);
  };
}

/**
 * Returns undefined for a response that is not HTML. Also returns undefined for a viewer-specific response, which sets
 * a cookie or has a nonce in its content security policy.
 */
async function cacheableFrom(response: Response): Promise<PrecompressedResponse | undefined> {
  const { status, headers } = response;
  const policy = headers.get('content-security-policy');
  if (!policy || policy.includes("'nonce-") || headers.has('set-cookie')) return undefined;
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return {
    status,
    headers: {
      ...Object.fromEntries(headers),
      ...(status === 200 && { 'cache-control': 'private, max-age=0, must-revalidate', etag }),
      vary: 'Accept-Encoding, Cookie',
    },
    bodies: { identity, br, gzip: zipped },
  };
}
