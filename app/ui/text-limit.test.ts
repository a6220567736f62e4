import { expect, it } from 'vitest';
import { limitText } from './text-limit.ts';

it('names the limit before it is near, and counts the characters without outer spaces near it', () => {
  expect(limitText('', 5_000)).toBe('Up to 5,000 characters.');
  expect(limitText(` ${'a'.repeat(4_499)} `, 5_000)).toBe('Up to 5,000 characters.');
  expect(limitText('a'.repeat(4_500), 5_000)).toBe('4,500 of 5,000 characters');
  expect(limitText('a'.repeat(5_001), 5_000)).toBe('5,001 of 5,000 characters');
});
