import { TIMEOUT_MS } from '#app/connection/timeout.ts';
import type { ErrorBody } from './error-body.ts';

export type JsonAnswer<Body> =
  | { ok: true; status: number; body: Body }
  | { ok: false; status: number; body: Partial<ErrorBody> };

/**
 * Calls a JSON address of this site. By default, the method is POST with a `body` and GET without. Returns null without
 * a connection, after 15 seconds, after a server error, and if the answer is not JSON.
 */
export async function callJson<Body = null>(
  address: string,
  request: { method?: 'POST'; body?: object } = {},
): Promise<JsonAnswer<Body> | null> {
  const { body, method = body ? 'POST' : 'GET' } = request;
  try {
    const response = await fetch(address, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = response;
    if (status >= 500) return null;
    const text = await response.text();
    // `JSON.parse` throws on an empty text, so an empty answer with status 200 counts as unusable. Other statuses may
    // have an empty body.
    const answer: unknown = text || status === 200 ? JSON.parse(text) : null;
    return { ok, status, body: answer } as JsonAnswer<Body>;
  } catch {
    return null;
  }
}
