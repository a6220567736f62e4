import { expect, test } from 'vitest';
import { findMention } from './mention.ts';

test('finds the mention in any case, and whether the first line has it', () => {
  expect(findMention('#Collaboration  commerciale\nA table', 'Collaboration commerciale')).toEqual({
    start: 1,
    end: 27,
    isInFirstLine: true,
  });
  expect(findMention('\nA table\nPUBLICITÉ', 'Publicité')).toMatchObject({ isInFirstLine: false });
});

test('does not find the other mention, a part of a word or an empty caption', () => {
  expect(findMention('Publicité', 'Collaboration commerciale')).toBeNull();
  expect(findMention('Les publicités', 'Publicité')).toBeNull();
  expect(findMention('', 'Publicité')).toBeNull();
});
