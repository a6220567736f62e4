import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { pageOf } from '#app/request/return-to.ts';
import { Refusal } from '#domain/refusal.ts';
import { samePathIn } from '#messages/path-language.ts';
import type { Settings } from '#server/settings.ts';
import { site } from '#site';
import type { Exchange } from './exchange.ts';
import type { Pages } from './pages.ts';
import { errorBodyOf } from './pipeline.ts';
import { type Parts, readCtx } from './request-ctx.ts';

/** Maximum size of a form or JSON body. Files are uploaded to an address of their own. */
const MAX_BODY_BYTES = 1_000_000;

/** React Router matches each link against all routes. One match takes a quarter of a millisecond. No page has this many links. */
const MAX_LINKS = 200;

/** The methods that forms and the site's scripts use. */
const METHODS = ['GET', 'HEAD', 'POST'];

type Site = Parts & Pick<Settings, 'publicUrl'> & Pick<Pages, 'pages' | 'extraPolicy'>;

interface Env {
  Bindings: { exchange: Exchange };
  /** The nonce exists once a page has read it. */
  Variables: { nonce?: string };
}

/** The pages and JSON addresses of `app/routes.ts`, with the middleware in the order it runs. */
export function httpApp({ publicUrl, pages, extraPolicy, ...parts }: Site): Hono<Env> {
  const app = new Hono<Env>();
  // A form may redirect to the billing provider.
  const formTargets = ["'self'", ...parts.services.billing.origins].join(' ');

  app.use(async (c, next) => {
    await next();
    const headers = c.res.headers;
    const type = headers.get('content-type') ?? '';
    // React Router does not read its data to the very end. Chromium reports such a request as aborted unless it may cache it.
    if (type.startsWith('text/x-script') && !headers.has('cache-control'))
      headers.set('cache-control', 'private, no-cache');
    if (type.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), extraPolicy, formTargets));
  });

  // A page has one address, so a trailing slash is removed. Two leading slashes are reduced to one: in a link to the page itself,
  // they would name another host.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    return canonical === pathname ? next() : c.redirect(canonical + search, 301);
  });

  app.use(async (c, next) => {
    const { exchange } = c.env;
    exchange.requireMethod(...METHODS);
    // No stored text contains a NUL, and PostgreSQL refuses it in a comparison.
    if (c.req.raw.url.includes('%00')) {
      const { method, headers } = c.req.raw;
      if (method === 'POST' || !headers.get('accept')?.includes('text/html'))
        throw new Refusal('request.bad_address');
      // A page request gets the not-found page of an address without a query to the database.
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
    maxSize: MAX_BODY_BYTES,
    onError: ({ env }: Context<Env>) => {
      // The rest of the body is not read, so the connection cannot be reused.
      env.exchange.response.setHeader('connection', 'close');
      return errorResponse(env.exchange, new Refusal('request.too_large'));
    },
  });
  app.post('*', (c, next) => {
    const { url, method, headers, body } = c.req.raw;
    // bodyLimit copies a body that has no Content-Length. It can copy only the platform's own Request.
    const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
    if (!headers.has('content-length')) c.req.raw = new Request(url, init);
    return limit(c, next);
  });

  app.all('*', async (c) => {
    const { exchange } = c.env;
    const { address, requestId, isReading } = exchange;
    const headers = new Headers(c.req.raw.headers);
    headers.set('x-client-address', address);
    const { ctx, cookies } = await readCtx(exchange, parts);
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
      publicUrl,
    });
    const response = await pages(c.req.raw, context);
    if (ctx.actor && !isReading) parts.viewers.forget(ctx.actor.id);
    // The page's own cookies come last and win, because the page may have ended the session that was just renewed.
    const ownCookies = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    for (const cookie of [...cookies, ...ownCookies]) response.headers.append('set-cookie', cookie);
    return response;
  });

  app.onError((error, c) => errorResponse(c.env.exchange, error));

  return app;
}

function errorResponse(exchange: Exchange, error: unknown): Response {
  const { status, body } = errorBodyOf(exchange, error);
  return Response.json(body, { status });
}

/** Only the operator's scheduler may be shown in a frame. */
const frameSources = Object.values(site.booking).flatMap((it) => (it ? [new URL(it.url).origin] : []));

function contentSecurityPolicy(
  nonce: string | undefined,
  extraPolicy: string[],
  formTargets: string,
): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    ...extraPolicy,
  ].join('; ');
}
