import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Handlers, httpPipeline } from '#server/http/pipeline.ts';

/** Serves the handlers as the site https://accolade.example on a free port until the test ends. Returns the URL. */
export async function serveHandlers(
  handlers: Partial<Handlers> & Pick<Handlers, 'pages'>,
  trustedProxies: string[] = [],
): Promise<string> {
  const pipeline = httpPipeline({ publicUrl: 'https://accolade.example', trustedProxies }, handlers);
  const server = createServer(pipeline).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
