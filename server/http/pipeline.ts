import type { RequestListener } from 'node:http';
import { Refusal } from '#domain/refusal.ts';
import { errorBodyOf } from '#server/http/error-body.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { inLanguage } from '#server/http/language.ts';
import { isForeign } from '#server/http/origin.ts';
import { log } from '#services/log.ts';
import { Exchange } from './exchange.ts';

/** Answers the requests for its own addresses; returns undefined for all others. What it throws becomes an error body. */
export type Handler = (exchange: Exchange) => Promise<void> | undefined;

/** In the order they are asked. `pages` answers whatever the others leave. */
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

/** A client that is still sending when it is refused can read the answer within this time. */
const LINGER_MS = 3_000;

interface Options {
  publicUrl: string;
  trustedProxies: readonly string[];
  logAccess?: ((exchange: Exchange) => void) | undefined;
}

/**
 * Every request passes here: it gets its request id, language, default headers, access log line and origin check, and
 * errors get their answer. Handlers override a default header in `writeHead`, so a failed answer keeps the defaults.
 */
export function httpPipeline(
  { publicUrl, trustedProxies, logAccess }: Options,
  handlers: Partial<Handlers> & Pick<Handlers, 'pages'>,
): RequestListener {
  const inOrder = handlerNames.flatMap((name) => handlers[name] ?? []);
  const defaults = Object.entries({
    ...securityHeaders(publicUrl),
    'cache-control': 'private, no-store',
    // Search engines list only what says so itself.
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
    const exchange = new Exchange(request, response, trustedProxies);
    for (const [name, value] of defaults) response.setHeader(name, value);
    response.setHeader('x-request-id', exchange.requestId);
    logAccess?.(exchange);
    void inLanguage(exchange.language, () => answer(exchange));
  };
}

function fail(exchange: Exchange, error: unknown): void {
  const { request, response } = exchange;
  const { status, body } = errorAnswer(exchange, error);
  if (response.headersSent) return void response.destroy();
  exchange.sendJson(status, body);
  if (request.complete) return;
  // A client that is still sending reads the answer only if its body is read.
  request.resume();
  setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
}

/** Status and error body of a refusal or a fault. Logs a fault. */
export function errorAnswer({ path, requestId, language }: Exchange, error: unknown) {
  if (!(error instanceof Refusal)) log.error('a request failed', { error, path, requestId });
  return errorBodyOf(error, requestId, language);
}
