import { expect, it } from 'vitest';
import { inLanguage } from '#server/http/language.ts';
import { namedThematics } from './named-thematics.ts';

it('finds the thematics by their words in the language being spoken', () => {
  expect(inLanguage('en', () => namedThematics('TRAV'))).toEqual(['travel']);
  expect(inLanguage('fr', () => namedThematics('beaute'))).toEqual(['beauty']);
  expect(inLanguage('fr', () => namedThematics('travel'))).toEqual([]);
});
