import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { languageOf } from '#messages/path-language.ts';
import { addressOf } from '#server/http/address.ts';
import { isTrusted, type Proxies } from '#server/http/proxies.ts';
import { OTHER_ROUTE } from '#server/http/route-pattern.ts';

/** A request id that matches is safe in a log and on a page. Only proxies may choose request ids. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

export class Exchange {
  /** The X-Request-ID of a trusted proxy, otherwise a new id. */
  readonly requestId: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Without the query, percent-encoded as sent. */
  readonly path: string;
  /**
   * The language of the error texts. The first value is the language of the address. Live streams and downloads change
   * the value to the language of the actor's account.
   */
  language: Language;
  readonly #url: URL | null;
  readonly #trustedProxies: Proxies;
  readonly #routeOf: (path: string) => string;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    trustedProxies: Proxies,
    routeOf: (path: string) => string = () => OTHER_ROUTE,
  ) {
    const { url = '/' } = request;
    this.#url = URL.parse(url.startsWith('/') ? `http://localhost${url}` : url);
    this.request = request;
    this.response = response;
    this.path = this.#url?.pathname ?? '/';
    this.language = languageOf(this.path);
    this.#trustedProxies = trustedProxies;
    this.#routeOf = routeOf;
    const given = String(request.headers['x-request-id'] ?? '');
    this.requestId = REQUEST_ID.test(given) && this.isFromTrustedProxy ? given : randomUUID();
  }

  /** Whether the other end of the connection is in TRUSTED_PROXIES. */
  get isFromTrustedProxy(): boolean {
    return isTrusted(this.request.socket.remoteAddress ?? '', this.#trustedProxies);
  }

  /** The route pattern of the path contains no id and no name. */
  get route(): string {
    return this.#routeOf(this.path);
  }

  get query(): URLSearchParams {
    return this.#url?.searchParams ?? new URLSearchParams();
  }

  get address(): string {
    return addressOf(this.request, this.#trustedProxies);
  }

  /** GET and HEAD change nothing. */
  get isReading(): boolean {
    return this.request.method === 'GET' || this.request.method === 'HEAD';
  }

  /** Refuses other methods with 405. The header `Allow` lists the allowed methods. */
  requireMethod(...allowed: string[]): void {
    if (allowed.includes(this.request.method ?? '')) return;
    this.response.setHeader('allow', allowed.join(', '));
    throw new Refusal('request.method_not_allowed');
  }

  sendJson(status: number, content: object): void {
    const body = Buffer.from(JSON.stringify(content));
    this.response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    this.response.end(body);
  }
}
