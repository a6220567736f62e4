import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { pageOf } from '#app/request/return-to.ts';
import type { Database } from '#db/open.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { samePathIn } from '#messages/language.ts';
import type { Settings } from '#server/settings.ts';
import type { Services } from '#services/services.ts';
import { site } from '#site';
import type { Exchange } from './exchange.ts';
import { errorAnswer } from './pipeline.ts';
import { readCtx } from './request-ctx.ts';
import type { Sessions } from './session.ts';

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
  /** What the content security policy allows the pages besides. */
  allowed: string[];
}

interface Env {
  Bindings: { exchange: Exchange };
  /** The nonce is there once a page has asked for one. */
  Variables: { nonce?: string };
}

/** The pages and the JSON addresses of `app/routes.ts`, in the order a request passes. */
export function httpApp({ settings, db, services, sessions, pages, allowed }: Site): Hono<Env> {
  const app = new Hono<Env>();
  // A form of ours may end at the biller, by a redirect.
  const formsTo = ["'self'", ...services.billing.origins].join(' ');

  app.use(async (c, next) => {
    await next();
    const headers = c.res.headers;
    const type = headers.get('content-type') ?? '';
    // React Router leaves the very end of its data unread. Chromium takes such a request for broken off unless it may store it.
    if (type.startsWith('text/x-script') && !headers.has('cache-control'))
      headers.set('cache-control', 'private, no-cache');
    if (type.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), allowed, formsTo));
  });

  // A page has one address: with a slash at its end it would be the same page once more. And with two in front its links to
  // itself would name another host.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const own = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    return own === pathname ? next() : c.redirect(own + search, 301);
  });

  app.use(async (c, next) => {
    const { exchange } = c.env;
    exchange.requireMethod(...METHODS);
    // No text of ours holds a NUL, and the database refuses to compare with one.
    if (c.req.raw.url.includes('%00')) {
      const { method, headers } = c.req.raw;
      if (method === 'POST' || !headers.get('accept')?.includes('text/html'))
        throw new Refusal('request.bad_address');
      // Who reads pages gets the page for addresses that lead nowhere, which asks the database for nothing.
      c.req.raw = new Request(new URL(samePathIn(exchange.language, '/%00'), c.req.url), {
        method,
        headers,
      });
    }
    return next();
  });

  app.get('/__manifest', async (c, next) => {
    const links = new URL(c.req.url).searchParams.get('paths')?.split(',') ?? [];
    if (links.length > MAX_LINKS) throw new Refusal('request.bad_address');
    return next();
  });

  const limit = bodyLimit({
    maxSize: LARGEST_BODY_BYTES,
    onError: ({ env }: Context<Env>) => {
      // The rest of it is not read, so nothing can follow on this connection.
      env.exchange.response.setHeader('connection', 'close');
      return errorResponse(env.exchange, new Refusal('request.too_large'));
    },
  });
  app.post('*', (c, next) => {
    const { url, method, headers, body } = c.req.raw;
    // A body of untold length is copied, which only a Request of the platform's own allows.
    const whole: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
    if (!headers.has('content-length')) c.req.raw = new Request(url, whole);
    return limit(c, next);
  });

  app.all('*', async (c) => {
    const { exchange } = c.env;
    const { address, requestId, isReading } = exchange;
    const headers = new Headers(c.req.raw.headers);
    headers.set('x-client-address', address);
    const { ctx, cookies } = await readCtx(exchange, { db, services, sessions });
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
      requestId,
      publicUrl: settings.publicUrl,
    });
    const response = await pages(c.req.raw, context);
    if (ctx.actor && !isReading) sessions.forget(ctx.actor.id);
    // What the page itself sets comes last and wins: it may have ended the session that was just prolonged.
    const own = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    for (const cookie of [...cookies, ...own]) response.headers.append('set-cookie', cookie);
    return response;
  });

  app.onError((error, c) => errorResponse(c.env.exchange, error));

  return app;
}

function errorResponse(exchange: Exchange, error: unknown): Response {
  const { status, body } = errorAnswer(exchange, error);
  return Response.json(body, { status });
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
