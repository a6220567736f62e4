import { expect, it } from 'vitest';
import { inLanguage } from '#server/http/current-request.ts';
import { namedThematics } from './named-thematics.ts';

it('finds thematics by their labels in the current language', () => {
  expect(inLanguage('en', () => namedThematics('TRAV'))).toEqual(['travel']);
  expect(inLanguage('en', () => namedThematics('@trav'))).toEqual(['travel']);
  expect(inLanguage('fr', () => namedThematics('beaute'))).toEqual(['beauty']);
  expect(inLanguage('fr', () => namedThematics('travel'))).toEqual([]);
});
