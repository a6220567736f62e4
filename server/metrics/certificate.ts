import { isIP } from 'node:net';
import { connect } from 'node:tls';

const LIMIT_MS = 5_000;

/**
 * Returns the moment at which the certificate of an https address ends. Accepts every certificate, because an expired
 * one must be reported too. Rejects if the server does not answer within five seconds.
 */
export function certificateEnd(address: string): Promise<Date> {
  const { hostname, port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(!isIP(hostname) && { servername: hostname }), // Node refuses an IP address as server name.
    rejectUnauthorized: false,
    timeout: LIMIT_MS,
  });
  socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  socket.once('timeout', () => reject(new Error(`no answer within ${LIMIT_MS} ms`)));
  socket.once('error', reject);
  return promise.finally(() => socket.destroy());
}
