import { log } from '#services/log.ts';
import type { Exchange } from './exchange.ts';

/** Segments of addresses that are answered before the router, and React Router's own. */
const OWN_SEGMENTS = ['', 'health', 'assets', 'files', 'live', 'media', '__manifest', '_'];
/** nginx's status for a client that left before it was answered. */
const CLIENT_LEFT = 499;

/**
 * Logs each request when its response closes, a live stream when it ends. Ids, slugs and whatever else a client put into
 * the address may point to a person: every segment that is not in `patterns` (`fr?/client/campaign/:campaignId`) is `*`.
 */
export function accessLog(patterns: readonly string[]): (exchange: Exchange) => void {
  const segments = patterns.flatMap((pattern) => pattern.split('/'));
  const known = new Set([...OWN_SEGMENTS, ...segments.map((it) => it.replace('?', ''))]);
  const shown = (segment: string) => {
    if (known.has(segment)) return segment;
    if (!segment.endsWith('.data')) return '*';
    return known.has(segment.slice(0, -'.data'.length)) ? segment : '*.data';
  };

  return ({ request, response, path, requestId }) => {
    const began = performance.now();
    response.once('close', () =>
      log.info('request', {
        method: request.method,
        path: path.split('/').map(shown).join('/'),
        status: response.headersSent ? response.statusCode : CLIENT_LEFT,
        ms: Math.round(performance.now() - began),
        requestId,
      }),
    );
  };
}
