import { expect, test } from 'vitest';
import { signingBy } from './signing.server.ts';

const signing = signingBy('a secret', 'letters');

test('reads a signed text, also with accents', () => {
  const signed = signing.sign('user-1 cœur');
  expect(signed).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(signing.read(signed)).toBe('user-1 cœur');
});

test('refuses another text, secret or purpose, and a missing signature', () => {
  const [text, signature] = signing.sign('user-1').split('.');
  const other = signing.sign('user-2').split('.');
  const invalid = [
    `${other[0]}.${signature}`,
    `${text}.${other[1]}`,
    `${text}.`,
    `${text}`,
    '',
    signingBy('another secret', 'letters').sign('user-1'),
    signingBy('a secret', 'sessions').sign('user-1'),
  ];
  expect(invalid.map((it) => signing.read(it))).toEqual(invalid.map(() => null));
});
