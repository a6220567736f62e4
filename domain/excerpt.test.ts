import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('excerptOf ends before an emoji that does not fit', () => {
  expect(excerptOf('ab🍕', 3)).toBe('ab');
  expect(excerptOf('ab🍕', 4)).toBe('ab🍕');
  expect(excerptOf('abc', 2)).toBe('ab');
});
