import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { listen } from '#server/http/listen.ts';
import { log } from '#services/log.ts';
import { registry } from './counters.ts';
import { type Measured, openGauges } from './gauges.ts';

/**
 * Answers `GET /metrics` in Prometheus' format, on a port of its own because metrics are not for visitors. Throws
 * `BadSetting` if the port cannot be used.
 */
export async function openMetricsServer(
  measured: Measured,
  { host, port }: { host: string; port: number },
): Promise<{ close(): Promise<void> }> {
  // Memory, processor time and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  // promtool refuses gauges with names ending in `_total`.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const readGauges = openGauges(measured);
  async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    try {
      await readGauges();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error('the metrics could not be read', { error });
      response.writeHead(500).end();
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, host, port, 'METRICS_');
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
