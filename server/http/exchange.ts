import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { languageOf } from '#messages/path-language.ts';
import { addressOf } from '#server/http/address.ts';
import { isTrusted, type Proxies } from '#server/http/proxies.ts';
import { OTHER_ROUTE } from '#server/http/route-pattern.ts';

/** Matches request ids that are safe in logs and pages. Only trusted proxies may choose them. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

export class Exchange {
  readonly requestId: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path has no query, and is percent-encoded as sent. */
  readonly path: string;
  /**
   * Language of the response, including error texts. The initial value comes from the address. Live streams and
   * downloads replace this value with the actor's language.
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

  get isFromTrustedProxy(): boolean {
    return isTrusted(this.request.socket.remoteAddress ?? '', this.#trustedProxies);
  }

  get route(): string {
    return this.#routeOf(this.path);
  }

  get query(): URLSearchParams {
    return this.#url?.searchParams ?? new URLSearchParams();
  }

  get address(): string {
    return addressOf(this.request, this.#trustedProxies);
  }

  get isReading(): boolean {
    return this.request.method === 'GET' || this.request.method === 'HEAD';
  }

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
