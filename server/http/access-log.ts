import { log } from '#services/log.ts';
import type { Exchange } from './exchange.ts';

/**
 * First path segments of React Router's own addresses, and of the addresses that the server handles before React
 * Router.
 */
const HANDLED_SEGMENTS = ['', 'health', 'assets', 'files', 'live', 'media', '_'];
/** The status that nginx logs for a client that disconnected before the response. */
const CLIENT_DISCONNECTED = 499;

/**
 * Logs each request when its response closes. A live stream is logged when it ends. The log has `*` in place of
 * each path segment that does not occur in `patterns`, because an id or a slug may identify a person. `patterns`
 * has the site's routes, for example `fr?/client/campaign/:campaignId`.
 */
export function accessLog(patterns: readonly string[]): (exchange: Exchange) => void {
  const segments = patterns.flatMap((pattern) => pattern.split('/'));
  const known = new Set([...HANDLED_SEGMENTS, ...segments.map((it) => it.replace('?', ''))]);
  const shown = (segment: string) => {
    if (known.has(segment)) return segment;
    if (!segment.endsWith('.data')) return '*';
    return known.has(segment.slice(0, -'.data'.length)) ? segment : '*.data';
  };

  return ({ request, response, path, requestId }) => {
    const startedAt = performance.now();
    response.once('close', () =>
      log.info('request', {
        method: request.method,
        path: path.split('/').map(shown).join('/'),
        status: response.headersSent ? response.statusCode : CLIENT_DISCONNECTED,
        ms: Math.round(performance.now() - startedAt),
        requestId,
      }),
    );
  };
}
