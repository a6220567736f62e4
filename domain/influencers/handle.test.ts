import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleOf, isHandle } from './handle.ts';

it.each([
  ['@lea.table', 'lea.table'],
  ['  @@lea.table ', 'lea.table'],
  ['l@ea@', 'lea'],
  ['https://www.instagram.com/lea.table/?hl=fr', 'lea.table'],
  ['@ instagram.com/lea.table', 'lea.table'],
  ['lea', 'lea'],
  ['@', ''],
])('reads %j as %j', (typed, handle) => expect(handleOf(typed)).toBe(handle));

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
      expect(once).not.toMatch(/[@\s/?#]/);
    }),
  );
});

it('accepts what Instagram allows, and nothing that could break out of a query', () => {
  for (const handle of ['lea.table', 'LEA_2', 'a'.repeat(30)]) expect(isHandle(handle)).toBe(true);
  for (const handle of ['', 'a'.repeat(31), 'léa', 'lea){id}', 'lea-table', 'lea\n']) {
    expect(isHandle(handle)).toBe(false);
  }
});
