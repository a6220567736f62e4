import type { IncomingMessage } from 'node:http';
import { isTrusted, type Proxies } from './proxies.ts';

/**
 * Returns the client's network address. X-Forwarded-For counts only from a trusted proxy, because other peers could
 * forge this header. The result is then the last address in the header that is not a trusted proxy. An IPv6 address
 * is reduced to its network (the first 64 bits), because a household can use all addresses of such a network.
 */
export function addressOf(
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: Proxies,
): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let address = plain(request.socket.remoteAddress ?? 'unknown');
  while (isTrusted(address, trustedProxies) && hops.length > 0) address = plain(hops.pop() ?? '');
  return network(address);
}

/**
 * Removes the port, which some proxies add and which differs with each connection. Turns an IPv4 address in IPv6
 * notation into IPv4.
 */
function plain(hop: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const whole = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
