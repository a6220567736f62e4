import { expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { proxiesOf } from './proxies.ts';

const proxies = proxiesOf(['10.0.0.1', '10.0.0.2', '::ffff:10.0.1.1', '192.168.5.7/16', 'fd00::/8']);

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Parameters<typeof addressOf>[0];

it.each([
  ['ignores X-Forwarded-For without a trusted proxy', from('203.0.113.9', '198.51.100.1'), '203.0.113.9'],
  ['uses the address before a trusted proxy', from('10.0.0.1', '198.51.100.1'), '198.51.100.1'],
  ['skips trusted proxies', from('::ffff:10.0.0.1', '198.51.100.1, 10.0.0.2'), '198.51.100.1'],
  ['knows a proxy in IPv6 notation', from('10.0.1.1', '198.51.100.1'), '198.51.100.1'],
  ['skips proxies of a network', from('::ffff:192.168.9.9', '198.51.100.1, 192.168.0.1'), '198.51.100.1'],
  ['skips proxies of an IPv6 network', from('fd12::3', '2001:db8:1:2::7, fdff::1'), '2001:db8:1:2::/64'],
  ['ignores the header outside a network', from('192.169.0.1', '198.51.100.1'), '192.169.0.1'],
  ['uses the last other address', from('10.0.0.1', 'made up, 10.0.0.2, 198.51.100.1'), '198.51.100.1'],
  ['uses a proxy that names no client', from('10.0.0.1'), '10.0.0.1'],
  ['removes the port of IPv4', from('10.0.0.1', '198.51.100.1:4711'), '198.51.100.1'],
  ['removes the port of IPv6', from('10.0.0.1', '[2001:db8:1:2::7]:4711'), '2001:db8:1:2::/64'],
  ['removes brackets', from('10.0.0.1', '[2001:db8:1:2::7]'), '2001:db8:1:2::/64'],
  ['reduces IPv6 to its /64', from('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64'],
  ['reduces short IPv6 to its /64', from('2001:db8:1:2::ffff'), '2001:db8:1:2::/64'],
  ['reduces shorter IPv6 to its /64', from('2001:db8::1'), '2001:db8:0:0::/64'],
  ['reduces the shortest IPv6 to its /64', from('::1'), '0:0:0:0::/64'],
])('%s', (_, request, address) => {
  expect(addressOf(request, proxies)).toBe(address);
});
