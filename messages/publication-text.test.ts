import { afterEach, expect, it } from 'vitest';
import { setLanguageSource } from './path-language.ts';
import {
  publicationDays,
  publishedText,
  publishOnceApprovedText,
  publishOtherText,
  publishOwnText,
} from './publication-text.ts';

const source = setLanguageSource(() => 'en');
afterEach(() => void setLanguageSource(source));

function texts(publishBy: string, language: 'en' | 'fr'): string[] {
  setLanguageSource(() => language);
  const days = { publishFrom: '2026-12-05', publishBy };
  return [
    publishedText({ ...days, liveDays: 0 }),
    publishedText({ ...days, liveDays: 30 }),
    publishOwnText(days),
    publishOtherText(days, 'Léa'),
    publishOnceApprovedText(days, 'Léa'),
    publicationDays(days),
  ];
}

it('states both days of a period, and a single day once', () => {
  expect(texts('2026-12-09', 'en')).toEqual([
    'Published between Dec 5 and Dec 9.',
    'Published between Dec 5 and Dec 9, then online for 30 days.',
    'Publish it between Dec 5 and Dec 9.',
    'Léa publishes it between Dec 5 and Dec 9.',
    'Léa may then publish it between Dec 5 and Dec 9.',
    'From Dec 5 to Dec 9',
  ]);
  expect(texts('2026-12-05', 'en')).toEqual([
    'Published on Dec 5.',
    'Published on Dec 5, then online for 30 days.',
    'Publish it on Dec 5.',
    'Léa publishes it on Dec 5.',
    'Léa may then publish it on Dec 5.',
    'On Dec 5',
  ]);
  expect(texts('2026-12-05', 'fr')).toEqual([
    'Publication le 5\u00a0décembre.',
    'Publication le 5\u00a0décembre, puis 30\u00a0jours en ligne.',
    'À mettre en ligne le 5\u00a0décembre.',
    'Léa le met en ligne le 5\u00a0décembre.',
    'Léa peut alors le mettre en ligne le 5\u00a0décembre.',
    'Le 5\u00a0décembre',
  ]);
});
