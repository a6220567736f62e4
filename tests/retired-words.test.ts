import { expect, test } from 'vitest';
import { findRetiredWords, hitsIn, retiredWords } from './retired-words.ts';

test.for(retiredWords)('reports $pattern', ({ example, use }) => {
  expect(hitsIn('domain/example.ts', example).map((hit) => hit.use)).toContain(use);
});

test('does not read strings, which may be stored values or texts for people', () => {
  expect(hitsIn('domain/example.ts', "const kind = 'a letter to nobody';")).toEqual([]);
  expect(hitsIn('domain/example.ts', "  it('writes a letter', () => {")).toHaveLength(1);
});

test('no tracked file uses a retired word', () => {
  expect(findRetiredWords()).toEqual([]);
});
