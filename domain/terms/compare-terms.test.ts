import { expect, it } from 'vitest';
import { someTerms } from '#tests/some-terms.ts';
import { compareTerms, hasChanges, onlyFeeChange, type TermsTopic, termsTopics } from './compare-terms.ts';
import type { Terms } from './terms.ts';

const [post, story] = someTerms.lines as [Terms['lines'][number], Terms['lines'][number]];
const compare = (changes: Partial<Terms>) => compareTerms(someTerms, { ...someTerms, ...changes });

it('finds no change in a document whose names were reordered', () => {
  const reordered = Object.fromEntries(Object.entries(someTerms).reverse()) as unknown as Terms;
  const lines = someTerms.lines.map((it) => Object.fromEntries(Object.entries(it).reverse()));
  const comparison = compareTerms(someTerms, { ...reordered, lines: lines as unknown as Terms['lines'] });
  expect(hasChanges(comparison)).toBe(false);
  expect(comparison.kept).toEqual(termsTopics);
  expect(comparison.keptLines).toEqual(someTerms.lines);
});

it('names a changed fee alone only if nothing else changed', () => {
  const dearer = { ...post, feeCents: 40_000 };
  expect(onlyFeeChange(compare({ lines: [dearer, story] }))).toEqual({ before: post, after: dearer });
  expect(onlyFeeChange(compare({ lines: [dearer, story], liveDays: 60 }))).toBeNull();
  expect(onlyFeeChange(compare({ lines: [{ ...dearer, count: 1 }, story] }))).toBeNull();
  expect(onlyFeeChange(compare({ lines: [dearer, { ...story, feeCents: 1 }] }))).toBeNull();
  expect(onlyFeeChange(compare({ lines: [dearer] }))).toBeNull();
});

it('matches lines by kind and platform, and finds those added and dropped', () => {
  const reel = { ...post, kind: 'reel' as const };
  const { changedLines, keptLines } = compare({ lines: [reel, post] });
  expect(keptLines).toEqual([post]);
  expect(changedLines).toEqual([
    { before: null, after: reel },
    { before: story, after: null },
  ]);
});

it.each<[TermsTopic, Partial<Terms>]>([
  ['gift', { benefit: null }],
  ['drafts', { revisions: 2 }],
  ['dates', { publishBy: '2026-12-21' }],
  ['live', { liveDays: 0 }],
  ['rights', { rights: null }],
  ['mention', { mention: 'Publicité' }],
  ['exclusivity', { exclusivityDays: 1 }],
  ['words', { mustNotSay: 'Prices' }],
])('finds the changed topic %s', (topic, changes) => expect(compare(changes).changed).toEqual([topic]));
