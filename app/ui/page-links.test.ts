import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [5, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 6'],
  [2, 6, '1 2 3 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 6, '1 … 5 6'],
  [5, 9, '1 … 4 5 6 … 9'],
  [40, 90, '1 … 39 40 41 … 90'],
])('page %i of %i links to %s', (page, pages, expected) => {
  const links = pageLinks(page, pages);
  expect(links.map((it) => it ?? '…').join(' ')).toBe(expected);
  expect(links.filter((it) => it !== null).length).toBeLessThanOrEqual(5);
});
