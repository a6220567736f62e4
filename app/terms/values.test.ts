import { expect, it } from 'vitest';
import type { CompensationType } from '#domain/campaigns/campaign.ts';
import type { Language } from '#domain/language.ts';
import { parse } from '#domain/parse.ts';
import { MAX_LINES } from '#domain/terms/terms.ts';
import { termsSchema } from '#domain/terms/terms-schema.ts';
import { someTerms } from '#tests/some-terms.ts';
import {
  documentOf as documentIn,
  fieldsOfCampaign,
  fieldsOfOffer,
  linePlaces,
  linesIn,
  type TermsValues,
  valuesIn,
  valuesOf,
} from './values.ts';

const documentOf = (values: TermsValues, type: CompensationType, language: Language) =>
  documentIn(values, fieldsOfCampaign(type), language);

const blank = valuesOf(someTerms, 'en');

function sent(values: Record<string, string | boolean | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value === true) form.append(name, '1');
    else if (value !== false) for (const it of value) form.append(name, it);
  }
  return form;
}

it('has as many places as terms have lines', () => expect(linePlaces).toHaveLength(MAX_LINES));

it.each(['en', 'fr'] as const)('reads back in %s what it shows', (language) => {
  const terms = { ...someTerms, lines: someTerms.lines.map((it) => ({ ...it, feeCents: 123_450 })) };
  const values = valuesIn(sent(valuesOf(terms, language)), blank);
  expect(parse(termsSchema, documentOf(values, 'giftedAndPaid', language))).toEqual(terms);
});

it('reads days in the order of the language', () => {
  const values = { ...blank, submitBy: '12/11/2026' };
  expect(documentOf(values, 'paid', 'en').submitBy).toBe('2026-12-11');
  expect(documentOf(values, 'paid', 'fr').submitBy).toBe('2026-11-12');
});

it('leaves out lines without a kind, and moves the others up', () => {
  const values = valuesIn(sent({ ...blank, 'lines.0.kind': '' }), blank);
  expect(linesIn(values)).toMatchObject([{ kind: 'story', count: '3' }]);
  expect(values['lines.0.kind']).toBe('story');
});

it('ignores fees of a gifted campaign and the gift of a paid one', () => {
  expect(documentOf(blank, 'gifted', 'en').lines.map(({ feeCents }) => feeCents)).toEqual([0, 0]);
  expect(documentOf(blank, 'paid', 'en').benefit).toBeNull();
});

it('has no rights without months, and no day of drafts without drafts', () => {
  const terms = { ...someTerms, draftFirst: false, revisions: 0, submitBy: null, rights: null };
  expect(parse(termsSchema, documentOf(valuesOf(terms, 'en'), 'giftedAndPaid', 'en'))).toEqual(terms);
});

it('refuses numbers that cannot be read', () => {
  const unreadable = { 'lines.0.count': '2.5', 'lines.0.feeCents': '12 abc', exclusivityDays: '-1' };
  const document = documentOf({ ...blank, ...unreadable }, 'giftedAndPaid', 'en');
  expect(document).toMatchObject({ exclusivityDays: null, lines: [{ count: null, feeCents: null }, {}] });
});

it('has no gift in an offer without both of its texts, and refuses half of them', () => {
  const withGift = (what: string, value: string) =>
    documentIn({ ...blank, 'benefit.what': what, 'benefit.valueCents': value }, fieldsOfOffer, 'en').benefit;
  expect(withGift(' ', '')).toBeNull();
  expect(withGift('A hamper', '')).toMatchObject({ what: 'A hamper', valueCents: null });
  expect(withGift('', '240')).toMatchObject({ what: '', valueCents: 24_000 });
});
