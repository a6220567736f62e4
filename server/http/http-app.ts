import { randomBytes, randomUUID } from 'node:crypto';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { pageOf } from '#app/request/return-to.ts';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { languageOf, pathIn } from '#messages/language.ts';
import { refusalText } from '#messages/refusal.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { site } from '#site';
import { addressOf } from './address.ts';
import { type loadAssets, serveAsset } from './assets.ts';
import { faultBody } from './error-body.ts';
import { securityHeaders } from './headers.ts';
import { inLanguage } from './language.ts';
import { isForeign } from './origin.ts';
import { readViewer, type Sessions } from './session.ts';

/** No form and no JSON of ours is longer; files go through addresses of their own. */
const LARGEST_BODY_BYTES = 1_000_000;

/** React Router looks up each link of a page among all addresses, a quarter of a millisecond each: no page has as many. */
const MAX_LINKS = 200;

/** All that forms and our own scripts send. */
const METHODS = ['GET', 'HEAD', 'POST'];

interface Site {
  settings: Settings;
  db: Database;
  services: Services;
  sessions: Sessions;
  /** React Router over the built pages, or over Vite's in development. */
  pages: RequestHandler;
  assets: Awaited<ReturnType<typeof loadAssets>>;
  /** What the content security policy allows the pages besides. */
  allowed: string[];
}

interface Env {
  Bindings: HttpBindings | Http2Bindings;
  /** The nonce is there once a page has asked for one. */
  Variables: { requestId: string; nonce?: string };
}

/** Every request but those that `serve.ts` answers straight, in the order it passes. */
export function httpApp({ settings, db, services, sessions, pages, assets, allowed }: Site): Hono<Env> {
  const app = new Hono<Env>();
  // A form of ours may end at the biller, by a redirect.
  const formsTo = ["'self'", ...services.billing.origins].join(' ');
  const always = securityHeaders(settings.publicUrl);

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    const headers = c.res.headers;
    headers.set('x-request-id', c.get('requestId'));
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    const type = headers.get('content-type') ?? '';
    // Data of pages and JSON tell as much of one person as pages do. Of data React Router leaves the very end unread: Chromium
    // takes a request for broken off that it may not store, so it may, and asks each time.
    const kept = type.startsWith('text/x-script') ? 'private, no-cache' : 'private, no-store';
    headers.set('cache-control', headers.get('cache-control') ?? kept);
    if (type.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), allowed, formsTo));
  });

  app.get('/health', async (c) => {
    await db.kysely.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return c.json({ ok: true });
  });

  app.use(async (c, next) => {
    const asset = c.req.method === 'GET' || c.req.method === 'HEAD' ? assets.get(c.req.path) : undefined;
    return asset ? serveAsset(asset, c.req.raw) : next();
  });

  // A page has one address: with a slash at its end it would be the same page once more. And with two in front its links to
  // itself would name another host.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const own = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    return own === pathname ? next() : c.redirect(own + search, 301);
  });

  // From here on every sentence is in the language of the address.
  app.use((c, next) => inLanguage(languageOf(c.req.path), next));

  app.use(async (c, next) => {
    if (!METHODS.includes(c.req.method)) {
      c.header('allow', METHODS.join(', '));
      return c.json({ message: refusalText('request.method_not_allowed') }, 405);
    }
    // No text of ours holds a NUL, and the database refuses to compare with one.
    if (c.req.raw.url.includes('%00')) {
      const { method, headers } = c.req.raw;
      if (method === 'POST' || !headers.get('accept')?.includes('text/html'))
        return c.json({ message: refusalText('request.bad_address') }, 400);
      // Who reads pages gets the page for addresses that lead nowhere, which asks the database for nothing.
      c.req.raw = new Request(new URL(pathIn(languageOf(c.req.path), '/%00'), c.req.url), {
        method,
        headers,
      });
    }
    return next();
  });

  app.get('/__manifest', async (c, next) => {
    const links = new URL(c.req.url).searchParams.get('paths')?.split(',') ?? [];
    if (links.length > MAX_LINKS) return c.json({ message: refusalText('request.bad_address') }, 400);
    return next();
  });

  app.use(async (c, next) => {
    if (isForeign(c.env.incoming, settings.publicUrl))
      return c.json({ message: refusalText('request.foreign_origin') }, 403);
    return next();
  });

  const limit = bodyLimit({
    maxSize: LARGEST_BODY_BYTES,
    // The rest of it is not read, so nothing can follow on this connection.
    onError: (c) => c.json({ message: refusalText('request.too_large') }, 413, { connection: 'close' }),
  });
  app.post('*', (c, next) => {
    const { url, method, headers, body } = c.req.raw;
    // A body of untold length is copied, which only a Request of the platform's own allows.
    const whole: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
    if (!headers.has('content-length')) c.req.raw = new Request(url, whole);
    return limit(c, next);
  });

  app.all('*', async (c) => {
    const headers = new Headers(c.req.raw.headers);
    const address = addressOf(c.env.incoming, settings.trustedProxies);
    headers.set('x-client-address', address);
    const isReading = c.req.method !== 'POST';
    const { actor, cookies } = await (isReading
      ? sessions.actorOf(headers)
      : readViewer(db, services, headers));
    const ctx: Ctx = { db: db.kysely, actor, now: new Date(), language: languageOf(c.req.path), services };
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx,
      origin: { address, headers },
      page: pageOf(c.req.raw),
      get nonce() {
        const nonce = c.get('nonce') ?? randomBytes(16).toString('base64url');
        c.set('nonce', nonce);
        return nonce;
      },
      requestId: c.get('requestId'),
      publicUrl: settings.publicUrl,
    });
    const response = await pages(c.req.raw, context);
    if (actor && !isReading) sessions.forget(actor.id);
    // What the page itself sets comes last and wins: it may have ended the session that was just prolonged.
    const own = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    for (const cookie of [...cookies, ...own]) response.headers.append('set-cookie', cookie);
    // Search engines list what says so itself, and nothing else.
    if (!response.headers.has('x-robots-tag')) response.headers.set('x-robots-tag', 'noindex');
    return response;
  });

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    log.error('a request failed', { error, path: c.req.path, requestId });
    return c.json(faultBody(requestId), 500);
  });

  return app;
}

/** Of other sites only the operator's scheduler may show a page in ours. */
const framesFrom = Object.values(site.booking).flatMap((it) => (it ? [new URL(it.url).origin] : []));

function contentSecurityPolicy(nonce: string | undefined, allowed: string[], formsTo: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `frame-src ${framesFrom.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${formsTo}`,
    "frame-ancestors 'none'",
    ...allowed,
  ].join('; ');
}
