import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import type { ErrorBody } from '#app/forms/error-body.ts';
import { readableRedirect, SENT_BY_SCRIPT } from '#app/forms/script-redirect.ts';
import { requestContext } from '#app/request/context.ts';
import { pageOf } from '#app/request/return-to.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { samePathIn } from '#messages/path-language.ts';
import { refusalText } from '#messages/refusal.ts';
import type { Settings } from '#server/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Exchange } from './exchange.ts';
import type { Pages } from './pages.ts';
import { errorBodyOf } from './pipeline.ts';
import { type Parts, readCtx } from './request-ctx.ts';

/** Maximum size of form and JSON bodies. File uploads have their own limit. */
const MAX_BODY_BYTES = 1_000_000;

const METHODS = ['GET', 'HEAD', 'POST'];

/** Escapes of characters that need none (RFC 3986, 2.3), such as `%70`. */
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

const API = /^(?:\/fr)?\/api\//;

type Site = Parts & Pick<Settings, 'publicUrl'> & Pick<Pages, 'pages' | 'faultPage' | 'extraPolicy'>;

interface Env {
  Bindings: { exchange: Exchange };
  Variables: { nonce?: string };
}

/** Serves the pages and JSON addresses of `app/routes.ts`. Middleware runs in the order below. */
export function httpApp({ publicUrl, pages, faultPage, extraPolicy, ...parts }: Site): Hono<Env> {
  const app = new Hono<Env>();
  const isSecure = publicUrl.startsWith('https:');
  // A form can redirect to the billing provider, so the content security policy must allow the provider's origins.
  const formTargets = ["'self'", ...parts.services.billing.origins].join(' ');

  app.use(async (c, next) => {
    await next();
    const headers = c.res.headers;
    const type = headers.get('content-type') ?? '';
    // React Router does not read data responses to the end. With `no-store`, Chromium would report such a response as
    // aborted.
    if (type.startsWith('text/x-script')) {
      const rule = headers.get('cache-control') ?? 'private, no-store';
      headers.set('cache-control', rule.replace('no-store', 'no-cache'));
    }
    if (type.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), extraPolicy, formTargets));
  });

  // A page has one address, without extra slashes and needless escapes. Browsers would read a link to `//name` as a link
  // to the host `name`.
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = pathname
      .replace(UNRESERVED, decodeURIComponent)
      .replace(/\/+/g, '/')
      .replace(/(?<=.)\/$/, '');
    return canonical === pathname ? next() : c.redirect(canonical + search, 301);
  });

  app.use(async (c, next) => {
    const { exchange } = c.env;
    exchange.requireMethod(...METHODS);
    // PostgreSQL fails on a NUL character, which is `%00` in an address.
    if (c.req.raw.url.includes('%00')) {
      const { method, headers } = c.req.raw;
      if (method === 'POST' || !headers.get('accept')?.includes('text/html'))
        throw new Refusal('request.bad_address');
      // Browsers get the 404 page of `/%00`, which needs no database query.
      c.req.raw = new Request(new URL(samePathIn(exchange.language, '/%00'), c.req.url), {
        method,
        headers,
      });
    }
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
    // bodyLimit copies requests without Content-Length. The copy accepts only Node's own `Request`.
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
    const response = await withErrorBody(exchange, await pages(c.req.raw, context));
    if (ctx.actor && !isReading) parts.viewers.forget(ctx.actor.id);
    // The page may have ended the renewed session. The page's own cookies therefore come last and win.
    const ownCookies = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    for (const cookie of [...cookies, ...ownCookies])
      response.headers.append('set-cookie', isSecure ? secured(cookie) : cookie);
    // A shared cache may store a public response with its cookies, such as that of a renewed session.
    const isPublic = response.headers.get('cache-control')?.startsWith('public');
    if (isPublic && response.headers.has('set-cookie'))
      response.headers.set('cache-control', 'private, no-store');
    return headers.has(SENT_BY_SCRIPT) ? readableRedirect(response) : response;
  });

  // The error page is rendered without a viewer, because the database may be unreachable.
  app.onError((error, c) => {
    const { exchange } = c.env;
    const refused = errorResponse(exchange, error);
    const acceptsPage = c.req.header('accept')?.includes('text/html') && !exchange.path.endsWith('.data');
    const isPage = acceptsPage && !API.test(exchange.path);
    if (refused.status !== 500 || !isPage) return refused;
    const { address, requestId, language } = exchange;
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: { db: parts.db.kysely, actor: null, now: new Date(), language, services: parts.services },
      origin: { address, headers: new Headers() },
      page: null,
      nonce: '',
      requestId,
      publicUrl,
    });
    return faultPage(new Request(c.req.url), context);
  });

  return app;
}

/** Browsers send `Secure` cookies only over encrypted connections. */
function secured(cookie: string): string {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

function errorResponse(exchange: Exchange, error: unknown): Response {
  const { status, body } = errorBodyOf(exchange, error);
  return Response.json(body, { status });
}

const codes: Partial<Record<number, RefusalCode>> = {
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  413: 'request.too_large',
  415: 'request.wrong_type',
};

/** React Router answers errors with a page or plain text. JSON addresses respond with an error body instead. */
async function withErrorBody({ path, requestId, language }: Exchange, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (!API.test(path) || status < 400) return response;
  const answered: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof answered === 'object' && answered !== null && 'code' in answered) return response;
  const code = codes[status] ?? (status < 500 ? 'request.bad_address' : 'request.failed');
  const body: ErrorBody = { message: refusalText(code, language), code, fields: {}, requestId };
  const own = new Headers(headers);
  // React Router refuses only the method POST.
  if (status === 405 && !own.has('allow')) own.set('allow', 'GET, HEAD');
  for (const name of ['content-type', 'content-length', 'x-robots-tag']) own.delete(name);
  return Response.json(body, { status, headers: own });
}
