import { expect, test } from 'vitest';
import { signingBy } from './signing.server.ts';

const signing = signingBy('a secret', 'letters');

test('what was signed is read again, accents whole', () => {
  const signed = signing.sign('user-1 cœur');
  expect(signed).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(signing.read(signed)).toBe('user-1 cœur');
});

test('another text, secret, purpose or no mark is not read', () => {
  const [text, mark] = signing.sign('user-1').split('.');
  const other = signing.sign('user-2').split('.');
  const strangers = [
    `${other[0]}.${mark}`,
    `${text}.${other[1]}`,
    `${text}.`,
    `${text}`,
    '',
    signingBy('another secret', 'letters').sign('user-1'),
    signingBy('a secret', 'sessions').sign('user-1'),
  ];
  expect(strangers.map((it) => signing.read(it))).toEqual(strangers.map(() => null));
});
