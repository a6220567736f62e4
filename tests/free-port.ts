import { once } from 'node:events';
import net from 'node:net';
import { listen } from '#tests/listening.ts';

export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
