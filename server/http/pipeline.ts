import type { RequestListener } from 'node:http';
import type { ErrorBody } from '#app/forms/error-body.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';
import { inRequest } from '#server/http/current-request.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { isForeign } from '#server/http/origin.ts';
import { log } from '#services/log.ts';
import { Exchange } from './exchange.ts';
import { proxiesOf } from './proxies.ts';

/** Returns undefined for addresses of other handlers. If the handler throws, the client gets an error body. */
export type Handler = (exchange: Exchange) => Promise<void> | undefined;

export const handlerNames = [
  'health',
  'assets',
  'influencers',
  'live',
  'downloads',
  'uploads',
  'pages',
] as const;
type HandlerName = (typeof handlerNames)[number];
export type Handlers = Record<HandlerName, Handler>;

/** Milliseconds for which the rest of a refused request's body is read. */
const LINGER_MS = 3_000;

interface Options {
  publicUrl: string;
  trustedProxies: readonly string[];
  routeOf?: (path: string) => string;
  observe?: (exchange: Exchange) => void;
}

/**
 * Listens to all requests. Sets the request id, language and default headers, logs access, checks the origin and
 * answers errors. Handlers set their headers in `writeHead`, so error responses keep the defaults.
 */
export function httpPipeline(
  { publicUrl, trustedProxies, routeOf, observe }: Options,
  handlers: Partial<Handlers> & Pick<Handlers, 'pages'>,
): RequestListener {
  const proxies = proxiesOf(trustedProxies);
  const inOrder = handlerNames.flatMap((name) => handlers[name] ?? []);
  const defaults = Object.entries({
    ...securityHeaders(publicUrl),
    'cache-control': 'private, no-store',
    // Search engines may index only pages that override this header.
    'x-robots-tag': 'noindex',
  });

  async function answer(exchange: Exchange): Promise<void> {
    try {
      if (isForeign(exchange.request, publicUrl)) throw new Refusal('request.foreign_origin');
      for (const handle of inOrder) {
        const answered = handle(exchange);
        if (answered) return await answered;
      }
    } catch (error) {
      fail(exchange, error);
    }
  }

  return (request, response) => {
    const exchange = new Exchange(request, response, proxies, routeOf);
    for (const [name, value] of defaults) response.setHeader(name, value);
    response.setHeader('x-request-id', exchange.requestId);
    observe?.(exchange);
    void inRequest(exchange, () => answer(exchange));
  };
}

function fail(exchange: Exchange, error: unknown): void {
  const { request, response } = exchange;
  const { status, body } = errorBodyOf(exchange, error);
  if (response.headersSent) return void response.destroy();
  exchange.sendJson(status, body);
  if (request.complete) return;
  // The client may still be sending its body. The client gets the response only if this process reads the rest.
  request.resume();
  setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
}

/** Logs faults. */
export function errorBodyOf(
  { requestId, language }: Exchange,
  error: unknown,
): { status: number; body: ErrorBody } {
  const isRefusal = error instanceof Refusal;
  if (!isRefusal) log.error('a request failed', { error });
  const { status, code } = isRefusal ? error : new Refusal('request.failed');
  return { status, body: { message: refusalText(code, language), code, fields: {}, requestId } };
}
