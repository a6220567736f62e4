import { expect, it } from 'vitest';
import { knows, takes } from './negotiation.ts';

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
])('of %j takes brotli: %s', (accepted, answer) => {
  expect(takes(accepted, 'br')).toBe(answer);
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
])('of %j knows "a": %s', (ifNoneMatch, answer) => {
  expect(knows(ifNoneMatch, '"a"')).toBe(answer);
  expect(knows(ifNoneMatch, 'W/"a"')).toBe(answer);
});
