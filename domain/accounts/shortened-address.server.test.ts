import { expect, it } from 'vitest';
import { shortenedAddress } from './shortened-address.server.ts';

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
  ['2001:db8:85a3:8d3::/64', '2001:db8:85a3::x'],
  ['2001:db8::7348', '2001:db8::x'],
  ['fe80::1%eth0', 'fe80::x'],
  ['::1', '::x'],
  ['', null],
  ['unknown', null],
])('shortens %j to %j', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened);
});
