import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleOf, isHandle, searchWordsOf } from './handle.ts';

it.each([
  ['@lea.table', 'lea.table'],
  ['  @@lea.table ', 'lea.table'],
  ['l@ea@', 'lea'],
  ['https://www.instagram.com/lea.table/?hl=fr', 'lea.table'],
  ['@ instagram.com/lea.table', 'lea.table'],
  ['http://m.instagram.com/@lea.table#top', 'lea.table'],
  ['instagram.com/', ''],
  ['lea', 'lea'],
  ['@', ''],
])('reads %j as %j', (typed, handle) => expect(handleOf(typed)).toBe(handle));

it.each([
  'a b c',
  '@@zoe essai',
  'lea/table',
  'lea?hl=fr',
  'instagram.com/p/Cx1',
  'evil.com/lea',
  'lea\u00a0table',
])('does not repair %j into the name of another person', (typed) =>
  expect(isHandle(handleOf(typed))).toBe(false),
);

it.each([
  ['@lea.table', 'lea.table'],
  [' @@ Lea ', 'Lea'],
  ['https://www.instagram.com/lea.table/?igsh=1', 'lea.table'],
  ['instagram.com/@lea', 'lea'],
  ['Chef @ home', 'Chef @ home'],
  ['@', ''],
])('searches %j as %j', (typed, words) => expect(searchWordsOf(typed)).toBe(words));

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('@', ' ', '/', '?', '#', '\n', 'https://', 'instagram.com/', 'www.', 'm.', 'lea'))
    .map((parts) => parts.join('')),
);

it('is idempotent for any text', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const once = handleOf(text);
      expect(handleOf(once)).toBe(once);
      if (isHandle(once)) expect(text.replaceAll('@', '')).toContain(once);
    }),
  );
});

it('accepts what Instagram allows, and nothing that could break out of a query', () => {
  for (const handle of ['lea.table', 'LEA_2', 'a'.repeat(30)]) expect(isHandle(handle)).toBe(true);
  for (const handle of ['', 'a'.repeat(31), 'léa', 'lea){id}', 'lea-table', 'lea\n']) {
    expect(isHandle(handle)).toBe(false);
  }
});
