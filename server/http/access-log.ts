import { log } from '#services/log.ts';
import type { Exchange } from './exchange.ts';

/** nginx logs this status if the client disconnects before the response. */
const CLIENT_DISCONNECTED = 499;

export interface RequestRecord {
  method: string;
  route: string;
  status: number;
  ms: number;
  requestId: string;
}

export function observeRequests(
  observers: ((record: RequestRecord) => void)[],
): (exchange: Exchange) => void {
  return (exchange) => {
    const startedAt = performance.now();
    const { request, response, requestId } = exchange;
    // `once` would take longer, and is not needed, because a response closes only once.
    response.on('close', () => {
      const record = {
        method: request.method ?? '',
        route: exchange.route,
        status: response.headersSent ? response.statusCode : CLIENT_DISCONNECTED,
        ms: performance.now() - startedAt,
        requestId,
      };
      for (const observe of observers) observe(record);
    });
  };
}

export function logRequest({ method, route, status, ms, requestId }: RequestRecord): void {
  log.access({ method, route, status, ms: Math.round(ms), requestId });
}
