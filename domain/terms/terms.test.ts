import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from '#tests/any-terms.ts';
import { someTerms } from '#tests/some-terms.ts';
import { fieldsRefused, parse } from '../parse.ts';
import { canonicalJson, hashOfTerms } from './canonical.server.ts';
import { feeOf, legalSumOf, requiresContract } from './sums.ts';
import type { Terms } from './terms.ts';
import { termsSchema } from './terms-schema.ts';

const accepted = (changes: Partial<Terms>) => parse(termsSchema, { ...someTerms, ...changes });
const refused = (changes: Record<string, unknown>) =>
  fieldsRefused(termsSchema, { ...someTerms, ...changes });
const [post] = someTerms.lines;
const { rights, benefit } = someTerms;

describe('termsSchema', () => {
  it('accepts complete terms unchanged, also once parsed', () => {
    expect(accepted({})).toEqual(someTerms);
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(parse(termsSchema, terms)).toEqual(terms);
      }),
    );
  });

  it('clears rounds and day of drafts without drafts, and needsBenefit without a benefit', () => {
    const cleared = accepted({ draftFirst: false, benefit: null });
    expect(cleared).toMatchObject({ revisions: 0, submitBy: null });
    expect(cleared.lines.map(({ needsBenefit }) => needsBenefit)).toEqual([false, false]);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no line', { lines: [] }, { lines: 'terms.line_required' }],
    ['seven lines', { lines: Array(7).fill(post) }, { lines: 'field.invalid' }],
    ['a count of 0', { lines: [{ ...post, count: 0 }] }, { 'lines.0.count': 'terms.count_invalid' }],
    ['a count of 21', { lines: [post, { ...post, count: 21 }] }, { 'lines.1.count': 'terms.count_invalid' }],
    ['half a cent', { lines: [{ ...post, feeCents: 0.5 }] }, { 'lines.0.feeCents': 'field.invalid_number' }],
    [
      'an unreadable fee',
      { lines: [{ ...post, feeCents: null }] },
      { 'lines.0.feeCents': 'field.invalid_number' },
    ],
    [
      'other content without a note',
      { lines: [{ ...post, kind: 'other' }] },
      { 'lines.0.note': 'terms.note_required' },
    ],
    [
      'fees above a million',
      { lines: [{ ...post, count: 2, feeCents: 50_000_001 }] },
      { lines: 'terms.fees_too_high' },
    ],
    [
      'a benefit without value',
      { benefit: { ...benefit, valueCents: 0 } },
      { 'benefit.valueCents': 'terms.value_required' },
    ],
    [
      'publication that ends before it begins',
      { publishBy: '2026-12-13' },
      { publishBy: 'field.dates_in_wrong_order' },
    ],
    ['drafts after the publication', { submitBy: '2026-12-21' }, { submitBy: 'terms.drafts_too_late' }],
    ['drafts without a day', { submitBy: null }, { submitBy: 'field.invalid_day' }],
    ['a day that does not exist', { publishFrom: '2026-02-30' }, { publishFrom: 'field.invalid_day' }],
    [
      'rights without a medium',
      { rights: { ...rights, media: [] } },
      { 'rights.media': 'terms.media_required' },
    ],
    [
      'rights for 25 months',
      { rights: { ...rights, months: 25 } },
      { 'rights.months': 'field.invalid_number' },
    ],
    ['four rounds', { revisions: 4 }, { revisions: 'field.invalid_number' }],
    ['exclusivity of 91 days', { exclusivityDays: 91 }, { exclusivityDays: 'terms.exclusivity_invalid' }],
    ['a text that is too long', { mustSay: 'x'.repeat(1_001) }, { mustSay: 'field.too_long' }],
    ['another currency', { currency: 'USD' }, { currency: 'field.invalid' }],
  ])('refuses %s', (_, changes, fields) => expect(refused(changes)).toEqual(fields));
});

describe('the hash', () => {
  it('does not depend on the order of names and chosen media', () => {
    const reversed = Object.fromEntries(Object.entries(someTerms).reverse()) as unknown as Terms;
    const media = accepted({
      rights: rights && { ...rights, media: ['own_site', 'own_social', 'own_site'] },
    });
    expect(hashOfTerms(reversed)).toBe(hashOfTerms(someTerms));
    expect(hashOfTerms(media)).toBe(hashOfTerms(someTerms));
  });

  it('differs between any two documents that differ, and survives JSON', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (one, other) => {
        const [first, second] = [one, other].map((it) => JSON.stringify(parse(termsSchema, it)));
        expect(hashOfTerms(one) === hashOfTerms(other)).toBe(first === second);
        expect(hashOfTerms(JSON.parse(JSON.stringify(one)) as Terms)).toBe(hashOfTerms(one));
      }),
    );
  });

  it('stays the same from release to release', () => {
    expect(hashOfTerms(someTerms)).toBe('5fb618e8484b8e76ed02b94527a8690bdb020ad85e4c06363607b966c288cea4');
  });

  it('refuses numbers that are not whole', () =>
    expect(() => canonicalJson({ sum: 0.1 })).toThrow('not whole'));
});

describe('the sums', () => {
  it('adds the fees of all items, and the benefit only for the law', () => {
    expect(feeOf(someTerms)).toBe(106_000);
    expect(legalSumOf(feeOf(someTerms), 24_000)).toBe(130_000);
  });

  it('is the sum over single items', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const items = terms.lines.flatMap(({ count, feeCents }) => Array<number>(count).fill(feeCents));
        expect(feeOf(terms)).toBe(items.reduce((sum, it) => sum + it, 0));
      }),
    );
  });

  it('requires a contract from 1,000 euros', () => {
    expect(requiresContract(99_999)).toBe(false);
    expect(requiresContract(100_000)).toBe(true);
  });
});
