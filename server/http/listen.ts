import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { BadSetting, type Settings } from '#server/settings.ts';

export const LOOPBACK = '127.0.0.1';

/** Maximum duration of a request, enough for the largest upload. */
const REQUEST_MS = 300_000;
const HEADERS_MS = 20_000;
/**
 * Lifetime of an idle connection. Proxies close idle connections earlier, so this server never closes a connection
 * that a proxy is about to use.
 */
const KEEP_ALIVE_MS = 65_000;

/** Throws `BadSetting` if the port is taken. Called early, before the pages are built and the database is opened. */
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
  // CONNECT is only for proxies. By default, Node closes the connection without a response.
  server.on('connect', (_, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  return server;
}

/**
 * Listens on `host`, or on every address if `host` is undefined. Throws `BadSetting` if the port or the host cannot
 * be used. The error names the settings with `prefix`, such as `METRICS_PORT`.
 */
export function listen(
  server: Server,
  host: string | undefined,
  port: number,
  prefix: '' | 'METRICS_' = '',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(listenError(error, host, port, prefix)));
  server.listen(port, host, () => resolve());
  return promise;
}

function listenError(
  error: NodeJS.ErrnoException,
  host: string | undefined,
  port: number,
  prefix: string,
): Error {
  const code = error.code ?? '';
  if (code === 'EADDRINUSE') {
    return new BadSetting(
      `Port ${port} is busy: stop what listens there, or set ${prefix}PORT to another one.`,
    );
  }
  if (code === 'EACCES') {
    return new BadSetting(`Port ${port} may not be used by this user: set ${prefix}PORT to 1024 or more.`);
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new BadSetting(
      `${prefix}HOST ${host} is no address of this machine: correct it, or leave it out.`,
    );
  }
  return error;
}
