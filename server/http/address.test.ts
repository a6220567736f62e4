import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Parameters<typeof addressOf>[0];

it('ignores X-Forwarded-For of a peer that is not a trusted proxy', () => {
  expect(addressOf(from('203.0.113.9', '198.51.100.1'), [])).toBe('203.0.113.9');
  expect(addressOf(from('203.0.113.9', '198.51.100.1'), ['10.0.0.1'])).toBe('203.0.113.9');
});

it('uses the last address before the trusted proxies', () => {
  const proxies = ['10.0.0.1', '10.0.0.2'];
  expect(addressOf(from('10.0.0.1', '198.51.100.1'), proxies)).toBe('198.51.100.1');
  expect(addressOf(from('::ffff:10.0.0.1', '198.51.100.1, 10.0.0.2'), proxies)).toBe('198.51.100.1');
  expect(addressOf(from('10.0.0.1', 'made up, 10.0.0.2, 198.51.100.1'), proxies)).toBe('198.51.100.1');
  expect(addressOf(from('10.0.0.1'), proxies)).toBe('10.0.0.1');
});

it.each([
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
])('removes the port of an address: %s', (hop, network) => {
  expect(addressOf(from('10.0.0.1', hop), ['10.0.0.1'])).toBe(network);
});

it('reduces an IPv6 address in any notation to its /64', () => {
  expect(addressOf(from('2001:db8:1:2:3:4:5:6'), [])).toBe('2001:db8:1:2::/64');
  expect(addressOf(from('2001:db8:1:2::ffff'), [])).toBe('2001:db8:1:2::/64');
  expect(addressOf(from('2001:db8::1'), [])).toBe('2001:db8:0:0::/64');
  expect(addressOf(from('::1'), [])).toBe('0:0:0:0::/64');
});
