import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns a network address without the part that identifies a connection: `203.0.113.x`, and `2001:db8:85a3::x` with
 * the first 48 bits of an IPv6 address. Returns null for other texts.
 */
export function shortenedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/[%/].*/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return null;
  const [start = ''] = plain.split('::');
  const groups = start.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::x`;
}
