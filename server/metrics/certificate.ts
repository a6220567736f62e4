import { isIP } from 'node:net';
import { connect } from 'node:tls';

const LIMIT_MS = 5_000;

/**
 * Returns when the certificate of an https address expires. Accepts every certificate, because expired certificates
 * must be reported too. Rejects after five seconds without an answer.
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
