import { expect, it } from 'vitest';
import { insertAsChosen } from './chosen-order.ts';

it('keeps the files in the order in which they were chosen, whichever arrives first', () => {
  const places = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ]);
  let ids: readonly string[] = ['stored'];
  for (const id of ['c', 'b', 'd', 'a']) ids = insertAsChosen(ids, id, places);
  expect(ids).toEqual(['stored', 'a', 'b', 'c', 'd']);
});
