import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Parties } from '#domain/contracts/contract.ts';
import { contractFacts, doesFrenchPrevail } from '#domain/contracts/contract-facts.ts';
import { hashOfContract } from '#domain/contracts/hash-contract.server.ts';
import type { Language } from '#domain/language.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { site } from '#site';
import { anyTerms } from '#tests/any-terms.ts';
import { someFacts, someParties } from '#tests/some-parties.ts';
import { someTerms } from '#tests/some-terms.ts';
import { draftContract } from './contract.ts';

const languages: Language[] = ['en', 'fr'];
const documentOf = (terms: Terms, parties: Parties) =>
  draftContract(terms, parties, contractFacts(terms, parties, someFacts));
const textOf = (terms: Terms, parties: Parties, language: Language) =>
  JSON.stringify(documentOf(terms, parties)[language]);
const hashOf = (terms: Terms, parties: Parties) =>
  hashOfContract({ terms, parties, document: documentOf(terms, parties) });

const otherOf = <Value>(values: readonly Value[], value: Value): Value =>
  values.find((it) => it !== value) as Value;
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const withLine = (terms: Terms, change: Partial<TermsLine>): Terms => ({
  ...terms,
  lines: terms.lines.map((line, index) => (index === terms.lines.length - 1 ? { ...line, ...change } : line)),
});

type FieldOfTerms =
  | Exclude<keyof Terms, 'format' | 'currency'>
  | keyof TermsLine
  | keyof NonNullable<Terms['benefit']>
  | keyof NonNullable<Terms['rights']>;

/** One change of each field. A change that does not apply to the terms returns them unchanged. */
const changesOfTerms: Record<FieldOfTerms, (terms: Terms, line: TermsLine) => Terms> = {
  kind: (terms, { kind }) => withLine(terms, { kind: otherOf(['post', 'reel'] as const, kind) }),
  platform: (terms, { platform }) =>
    withLine(terms, { platform: otherOf(['other', 'tiktok'] as const, platform) }),
  count: (terms, { count }) => withLine(terms, { count: count + 1 }),
  feeCents: (terms, { feeCents }) => withLine(terms, { feeCents: feeCents + 1 }),
  note: (terms, { note }) => withLine(terms, { note: `${note} x` }),
  needsBenefit: (terms, { needsBenefit }) => withLine(terms, { needsBenefit: !needsBenefit }),
  lines: (terms) => ({ ...terms, lines: [...terms.lines, ...terms.lines.slice(-1)] }),
  benefit: (terms) => ({ ...terms, benefit: terms.benefit ? null : someTerms.benefit }),
  what: (terms) => (terms.benefit ? { ...terms, benefit: { ...terms.benefit, what: 'Six jars' } } : terms),
  valueCents: (terms) =>
    terms.benefit
      ? { ...terms, benefit: { ...terms.benefit, valueCents: terms.benefit.valueCents + 1 } }
      : terms,
  channel: (terms) =>
    terms.benefit
      ? {
          ...terms,
          benefit: {
            ...terms.benefit,
            channel: otherOf(['parcel', 'on_site', 'voucher'] as const, terms.benefit.channel),
          },
        }
      : terms,
  draftFirst: (terms) => ({ ...terms, draftFirst: !terms.draftFirst }),
  revisions: (terms) => (terms.draftFirst ? { ...terms, revisions: terms.revisions + 1 } : terms),
  submitBy: (terms) => (terms.submitBy ? { ...terms, submitBy: nextDay(terms.submitBy) } : terms),
  publishFrom: (terms) => ({ ...terms, publishFrom: nextDay(terms.publishFrom) }),
  publishBy: (terms) => ({ ...terms, publishBy: nextDay(terms.publishBy) }),
  liveDays: (terms) => ({ ...terms, liveDays: otherOf([0, 60] as const, terms.liveDays) }),
  rights: (terms) => ({ ...terms, rights: terms.rights ? null : someTerms.rights }),
  media: (terms) =>
    terms.rights
      ? {
          ...terms,
          rights: {
            ...terms.rights,
            media: terms.rights.media.length === 1 ? ['own_social', 'print'] : terms.rights.media.slice(1),
          },
        }
      : terms,
  territory: (terms) =>
    terms.rights
      ? {
          ...terms,
          rights: { ...terms.rights, territory: otherOf(['fr', 'eu'] as const, terms.rights.territory) },
        }
      : terms,
  months: (terms) =>
    terms.rights ? { ...terms, rights: { ...terms.rights, months: terms.rights.months + 1 } } : terms,
  mention: (terms) => ({
    ...terms,
    mention: otherOf(['Publicité', 'Collaboration commerciale'] as const, terms.mention),
  }),
  exclusivityDays: (terms) => ({ ...terms, exclusivityDays: terms.exclusivityDays + 1 }),
  mustSay: (terms) => ({ ...terms, mustSay: `${terms.mustSay} x` }),
  mustNotSay: (terms) => ({ ...terms, mustNotSay: `${terms.mustNotSay} x` }),
};

const changesOfParty: Record<keyof Parties['brand'], string> = {
  kind: 'person',
  legalName: 'Another name',
  signatory: 'Another person',
  capacity: 'Owner',
  street: '9 quai Tilsitt',
  zipCode: '75001',
  city: 'Paris',
  country: 'CH',
  taxCountry: 'LU',
  registration: '55208131766522',
  vatRegime: 'reverse_charge',
  vatNumber: 'FR12345678901',
  email: 'other@table.example',
};

afterEach(() => {
  site.deals.benefits = 'public_price';
});

describe('draftContract', () => {
  it.each(Object.entries(changesOfTerms))('shows %s of the terms in both languages', (_name, change) => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const changed = change(terms, terms.lines.at(-1) as TermsLine);
        if (changed === terms) return;
        for (const language of languages)
          expect(textOf(changed, someParties, language)).not.toBe(textOf(terms, someParties, language));
        expect(hashOf(changed, someParties)).not.toBe(hashOf(terms, someParties));
      }),
      { numRuns: 30 },
    );
  });

  it.each(Object.entries(changesOfParty))('shows %s of both parties in both languages', (field, value) => {
    for (const side of ['brand', 'influencer'] as const) {
      const changed = { ...someParties, [side]: { ...someParties[side], [field]: value } };
      for (const language of languages)
        expect(textOf(someTerms, changed, language)).not.toBe(textOf(someTerms, someParties, language));
      expect(hashOf(someTerms, changed)).not.toBe(hashOf(someTerms, someParties));
    }
  });

  it('writes texts, sums and days as they were typed', () => {
    const { brand, influencer } = someParties;
    const written = {
      en: ['€1,060', '€240', 'December 12, 2026', 'December 14, 2026', '€1,300', 'France', 'Belgium'],
      fr: [
        '1\u202f060\u202f€',
        '240\u202f€',
        '12\u00a0décembre 2026',
        '14\u00a0décembre 2026',
        'France',
        'Belgique',
      ],
    };
    for (const language of languages) {
      const text = textOf(someTerms, someParties, language);
      for (const it of [
        ...written[language],
        ...[brand, influencer].flatMap((it) => [it.legalName, it.street, it.zipCode, it.city, it.email]),
        brand.signatory,
        brand.capacity,
        brand.vatNumber,
        '303 265 045 00020',
        'At table',
        'The autumn hamper: six jars, two bottles',
        'Name the house.',
        'Collaboration commerciale',
      ])
        expect(text).toContain(it);
    }
  });

  it('ends typed sentences with one full stop', () => {
    const [line] = someTerms.lines as [TermsLine];
    const terms: Terms = {
      ...someTerms,
      lines: [
        { ...line, note: 'Five images.' },
        { ...line, note: 'At table' },
        { ...line, note: 'Now!' },
      ],
      benefit: { what: 'Six jars.', valueCents: 24_000, channel: 'parcel' },
    };
    for (const language of languages) {
      const text = textOf(terms, someParties, language);
      expect(text).toMatch(/Six jars\u202f?[”»], /);
      for (const note of ['Five images.', 'At table.', 'Now!']) expect(text).toContain(`${note} `);
      expect(text).not.toMatch(/[.!?]\.|;\.|,,/);
    }
  });

  it('mentions benefits, fees and drafts only if the terms have them', () => {
    const [line] = someTerms.lines as [TermsLine];
    const plain: Terms = {
      ...someTerms,
      lines: [{ ...line, needsBenefit: false }],
      benefit: null,
      draftFirst: false,
      revisions: 0,
      submitBy: null,
    };
    const gift: Terms = { ...someTerms, lines: [{ ...line, feeCents: 0 }] };
    expect(textOf(plain, someParties, 'en')).not.toMatch(
      /benefit received|clause 5|shipping|after the approval/,
    );
    expect(textOf(gift, someParties, 'en')).not.toMatch(/fees for confirmed|already paid|clause 4|€0/);
    expect(textOf(plain, someParties, 'fr')).not.toMatch(/avantage reçu|livraison|après l’approbation/);
    expect(textOf(gift, someParties, 'fr')).not.toMatch(
      /rémunération des contenus confirmés|déjà versée|0\u202f€ hors/,
    );
  });

  it('says whether the sum of the law counts benefits with or without VAT', () => {
    const sums = () =>
      [true, false].map((isRequiredByLaw) => {
        const facts = contractFacts(someTerms, someParties, { ...someFacts, isRequiredByLaw });
        const { en, fr } = draftContract(someTerms, someParties, facts);
        return [en, fr].map(({ clauses }) => clauses.at(-1)?.paragraphs[0]);
      });
    const excluding = [
      expect.stringContaining('€1,300 excluding VAT'),
      expect.stringContaining('€ hors taxes'),
    ];
    const including = [
      expect.stringContaining('fees excluding VAT'),
      expect.stringContaining('rémunérations hors taxes'),
    ];
    expect(sums()).toEqual([including, including]);
    site.deals.benefits = 'net';
    expect(sums()).toEqual([excluding, excluding]);
  });

  it('asks no number of days online of stories', () => {
    const [line] = someTerms.lines as [TermsLine];
    const terms: Terms = { ...someTerms, lines: [{ ...line, kind: 'story' }] };
    expect(textOf(terms, someParties, 'en')).not.toContain('30 days from its publication');
    expect(textOf(someTerms, someParties, 'en')).toContain(
      'Each item other than a story stays online for at least 30 days from its publication.',
    );
  });

  it('lets the French text prevail if a party lives or sits in France, overseas departments included', () => {
    const abroad = (country: string) => ({
      brand: { ...someParties.brand, country: 'BE' },
      influencer: { ...someParties.influencer, country },
    });
    expect(['FR', 'RE', 'BE'].map((it) => doesFrenchPrevail(abroad(it)))).toEqual([true, true, false]);
    expect(textOf(someTerms, abroad('BE'), 'fr')).toContain('la même valeur');
  });

  it('names the influencer as the law does, never a creator', () => {
    for (const language of languages)
      expect(textOf(someTerms, someParties, language)).not.toMatch(/creator|cr[ée]at(?:eur|rice)/i);
  });
});
