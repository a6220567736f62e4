import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { BadSetting, type Settings } from '#server/settings.ts';

/** The address that only this machine reaches. */
export const LOOPBACK = '127.0.0.1';

/** A slow sender holds a connection no longer than this; the largest upload has to fit. */
const REQUEST_MS = 300_000;
const HEADERS_MS = 20_000;
/** Longer than proxies keep their idle connections, so that it is never we who close one they are just using. */
const KEEP_ALIVE_MS = 65_000;

/** Throws `BadSetting` when nobody could listen there. Asked before anything is built or opened. */
export async function requireFreePort({ host, port }: Settings): Promise<void> {
  const server = makeServer();
  await listen(server, host ?? LOOPBACK, port);
  server.close();
  await once(server, 'close');
}

export function makeServer(): Server {
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  // Only proxies connect through; Node would hang up without a word.
  server.on('connect', (_, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  return server;
}

/** Listens, on every address when there is no `host`. Throws `BadSetting` when the port or the host will not do. */
export function listen(server: Server, host: string | undefined, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(sentenceFor(error, host, port)));
  server.listen(port, host, () => resolve());
  return promise;
}

function sentenceFor(error: NodeJS.ErrnoException, host: string | undefined, port: number): Error {
  const code = error.code ?? '';
  if (code === 'EADDRINUSE') {
    return new BadSetting(`Port ${port} is busy: stop what listens there, or set PORT to another one.`);
  }
  if (code === 'EACCES') {
    return new BadSetting(`Port ${port} may not be used by this user: set PORT to 1024 or more.`);
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new BadSetting(`HOST ${host} is no address of this machine: correct it, or leave it out.`);
  }
  return error;
}
