import { expect, it } from 'vitest';
import { acceptsEncoding, matchesEtag } from './negotiation.ts';

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['BR;q=0.1', true],
  ['*', true],
  ['gzip, *;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.000, gzip', false],
  ['br;q=0, *', false],
  ['*;q=0', false],
  ['brotli, xbr', false],
  ['br;q=nonsense', false],
  ['', false],
  [null, false],
])('Accept-Encoding %j accepts brotli: %s', (accepted, answer) => {
  expect(acceptsEncoding(accepted, 'br')).toBe(answer);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
  ['"aa"', false],
  ['a', false],
  ['', false],
  [null, false],
])('If-None-Match %j matches "a": %s', (ifNoneMatch, answer) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(answer);
  expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(answer);
});
