import { expect, test } from 'vitest';
import { pagesWithoutShot } from './pages-without-shot.ts';

test('every page is in the list of screenshots', () => {
  expect(pagesWithoutShot()).toEqual([]);
});
