import { type CompensationType, offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { Language } from '#domain/language.ts';
import { centsOf } from '#domain/money.ts';
import type { TermsDraft } from '#domain/terms/default-terms.ts';
import type { TermsLine } from '#domain/terms/terms.ts';
import { formatTypedMoney } from '#messages/format.ts';
import { readTypedDay } from '#messages/typed-day.ts';

/** Fields that a form shows. With `optional`, an empty description and an empty value mean that there is no gift. */
export interface TermsFields {
  fees: boolean;
  gift: 'none' | 'required' | 'optional';
}

export const fieldsOfCampaign = (type: CompensationType): TermsFields => ({
  fees: offersPayment(type),
  gift: offersGift(type) ? 'required' : 'none',
});

/** An offer may have fees or a gift that the campaign's compensation does not have. */
export const fieldsOfOffer: TermsFields = { fees: true, gift: 'optional' };

/** Indexes of the `MAX_LINES` lines of the form. */
export const linePlaces = [0, 1, 2, 3, 4, 5] as const;
type Place = (typeof linePlaces)[number];
type LineText = 'kind' | 'platform' | 'count' | 'feeCents' | 'note';
type LineValues = Record<LineText, string> & { needsBenefit: boolean };

/**
 * Values of all lines of the form. As in `TermsValues`, the names are the paths of `termsSchema`, so that refused
 * fields have the same names. A line whose kind is empty is not part of the terms.
 */
type AllLines = { [Name in `lines.${Place}.${LineText}`]: string } & {
  [Name in `lines.${Place}.needsBenefit`]: boolean;
};
export type TermsValues = AllLines & {
  'benefit.what': string;
  'benefit.valueCents': string;
  'benefit.channel': string;
  draftFirst: string;
  revisions: string;
  submitBy: string;
  publishFrom: string;
  publishBy: string;
  liveDays: string;
  'rights.media': readonly string[];
  'rights.territory': string;
  'rights.months': string;
  mention: string;
  exclusivityDays: string;
  mustSay: string;
  mustNotSay: string;
};

const noLine: LineValues = {
  kind: '',
  platform: 'instagram',
  count: '1',
  feeCents: '',
  note: '',
  needsBenefit: true,
};
export const newLine: LineValues = { ...noLine, kind: 'post' };

export function valuesOf(terms: TermsDraft, language: Language): TermsValues {
  const { benefit, rights } = terms;
  const lines = terms.lines.map((it) => ({
    ...it,
    count: String(it.count),
    feeCents: formatTypedMoney(it.feeCents, language),
  }));
  return {
    ...lineValues(lines),
    'benefit.what': benefit?.what ?? '',
    'benefit.valueCents': benefit?.valueCents ? formatTypedMoney(benefit.valueCents, language) : '',
    'benefit.channel': benefit?.channel ?? 'parcel',
    draftFirst: terms.draftFirst ? 'yes' : 'no',
    revisions: String(terms.revisions),
    submitBy: terms.submitBy ?? '',
    publishFrom: terms.publishFrom,
    publishBy: terms.publishBy,
    liveDays: String(terms.liveDays),
    'rights.media': rights?.media ?? [],
    'rights.territory': rights?.territory ?? 'fr',
    'rights.months': String(rights?.months ?? 0),
    mention: terms.mention,
    exclusivityDays: String(terms.exclusivityDays),
    mustSay: terms.mustSay,
    mustNotSay: terms.mustNotSay,
  };
}

/** Returns the values of all lines of the form: the given lines first, then blank lines. */
export function lineValues(lines: readonly LineValues[]): AllLines {
  const values = linePlaces.flatMap((place) =>
    Object.entries(lines[place] ?? noLine).map(([name, it]) => [`lines.${place}.${name}`, it]),
  );
  return Object.fromEntries(values) as AllLines;
}

export function linesIn(values: TermsValues): LineValues[] {
  return linePlaces
    .map((place) => ({
      kind: values[`lines.${place}.kind`],
      platform: values[`lines.${place}.platform`],
      count: values[`lines.${place}.count`],
      feeCents: values[`lines.${place}.feeCents`],
      note: values[`lines.${place}.note`],
      needsBenefit: values[`lines.${place}.needsBenefit`],
    }))
    .filter(({ kind }) => kind !== '');
}

/** Reads a sent form. Lines without a kind are left out, and the other lines move up. */
export function valuesIn(form: FormData, blank: TermsValues): TermsValues {
  const read = Object.entries(blank).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, form.has(name)];
    if (Array.isArray(value)) return [name, form.getAll(name).map(String)];
    const typed = form.get(name);
    return [name, typeof typed === 'string' ? typed : ''];
  });
  const values = Object.fromEntries(read) as TermsValues;
  return { ...values, ...lineValues(linesIn(values)) };
}

/** Returns values as a form without scripts sends them: without unchecked boxes. */
export const typedIn = (values: TermsValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, it]) => (it === false ? [] : [[name, it === true ? '1' : it]])),
  );

const wholeIn = (typed: string) => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null);

const hasGift = (values: TermsValues, { gift }: TermsFields): boolean =>
  gift === 'required' ||
  (gift === 'optional' && `${values['benefit.what']}${values['benefit.valueCents']}`.trim() !== '');

/**
 * Returns the document for `termsSchema`. Invalid numbers and prices become null. If the form has no fee fields, the
 * fees are 0. Without a gift, the benefit is null.
 */
export function documentOf(values: TermsValues, fields: TermsFields, language: Language) {
  const draftFirst = values.draftFirst === 'yes';
  const months = wholeIn(values['rights.months']);
  return {
    format: 1,
    currency: 'EUR',
    lines: linesIn(values).map((line) => ({
      ...line,
      kind: line.kind as TermsLine['kind'],
      count: wholeIn(line.count),
      feeCents: fields.fees ? centsOf(line.feeCents, language) : 0,
    })),
    benefit: hasGift(values, fields)
      ? {
          what: values['benefit.what'],
          valueCents: centsOf(values['benefit.valueCents'], language),
          channel: values['benefit.channel'],
        }
      : null,
    draftFirst,
    revisions: wholeIn(values.revisions),
    submitBy: draftFirst ? readTypedDay(values.submitBy, language) : null,
    publishFrom: readTypedDay(values.publishFrom, language),
    publishBy: readTypedDay(values.publishBy, language),
    liveDays: wholeIn(values.liveDays),
    rights:
      months === 0 ? null : { media: values['rights.media'], territory: values['rights.territory'], months },
    mention: values.mention,
    exclusivityDays: wholeIn(values.exclusivityDays),
    mustSay: values.mustSay,
    mustNotSay: values.mustNotSay,
  };
}

type Numbers = { count: number | null; feeCents: number | null };

/** Returns the lines with a readable count above 0. An unreadable fee counts as 0. */
export function countedLines<Line extends Numbers>({ lines }: { lines: readonly Line[] }) {
  return lines.flatMap(({ count, feeCents, ...line }) =>
    count ? [{ ...line, count, feeCents: feeCents ?? 0 }] : [],
  );
}
