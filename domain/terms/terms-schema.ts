import { z } from 'zod';
import { line, requiredLine, says, text } from '../fields.ts';
import type { RefusalCode } from '../refusal.ts';
import { feeOf } from './sums.ts';
import {
  benefitChannels,
  contentKinds,
  liveDayChoices,
  MAX_BENEFIT_CENTS,
  MAX_COUNT,
  MAX_EXCLUSIVITY_DAYS,
  MAX_FEES_CENTS,
  MAX_LINES,
  MAX_REVISIONS,
  MAX_RIGHTS_MONTHS,
  maxTermsLengths,
  mentions,
  platforms,
  rightsMedia,
  type Terms,
  territories,
} from './terms.ts';

const whole = (min: number, max: number, code: RefusalCode = 'field.invalid_number') =>
  z.number(says(code)).int(says(code)).min(min, says(code)).max(max, says(code));
/** As in `campaign-fields.ts`: only the years 2000 to 2099. */
const day = z.iso.date(says('field.invalid_day')).startsWith('20', says('field.invalid_day'));

const termsLine = z
  .strictObject({
    kind: z.enum(contentKinds, says('field.required')),
    platform: z.enum(platforms, says('field.required')),
    count: whole(1, MAX_COUNT, 'terms.count_invalid'),
    feeCents: whole(0, MAX_FEES_CENTS),
    note: line(maxTermsLengths.note),
    needsBenefit: z.boolean(),
  })
  .refine(({ kind, platform, note }) => note !== '' || (kind !== 'other' && platform !== 'other'), {
    path: ['note'],
    message: says('terms.note_required'),
  });

const benefit = z.strictObject({
  what: requiredLine(maxTermsLengths.benefit),
  valueCents: whole(1, MAX_BENEFIT_CENTS, 'terms.value_required'),
  channel: z.enum(benefitChannels, says('field.required')),
});

const rights = z.strictObject({
  media: z
    .array(z.enum(rightsMedia))
    .min(1, says('terms.media_required'))
    // Sorts the choice, so that the same choice has the same hash.
    .transform((chosen) => rightsMedia.filter((it) => chosen.includes(it))),
  territory: z.enum(territories, says('field.required')),
  months: whole(1, MAX_RIGHTS_MONTHS),
});

/**
 * Parses a `Terms` document. Refuses days in the wrong order, and fees above `MAX_FEES_CENTS` in total. Clears what
 * does not apply: `revisions` and `submitBy` without drafts, and `needsBenefit` without a benefit.
 */
export const termsSchema = z
  .strictObject({
    format: z.literal(1),
    currency: z.literal('EUR'),
    lines: z.array(termsLine).min(1, says('terms.line_required')).max(MAX_LINES),
    benefit: benefit.nullable(),
    draftFirst: z.boolean(),
    revisions: whole(0, MAX_REVISIONS),
    submitBy: day.nullable(),
    publishFrom: day,
    publishBy: day,
    liveDays: z.literal(liveDayChoices, says('field.required')),
    rights: rights.nullable(),
    mention: z.enum(mentions, says('field.required')),
    exclusivityDays: whole(0, MAX_EXCLUSIVITY_DAYS, 'terms.exclusivity_invalid'),
    mustSay: text(maxTermsLengths.mustSay),
    mustNotSay: text(maxTermsLengths.mustNotSay),
  })
  .superRefine((terms, context) => {
    const refuse = (field: keyof Terms, message: RefusalCode) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (feeOf(terms) > MAX_FEES_CENTS) refuse('lines', 'terms.fees_too_high');
    if (terms.publishFrom > terms.publishBy) refuse('publishBy', 'field.dates_in_wrong_order');
    if (!terms.draftFirst) return;
    if (terms.submitBy === null) refuse('submitBy', 'field.invalid_day');
    else if (terms.submitBy > terms.publishBy) refuse('submitBy', 'terms.drafts_too_late');
  })
  .transform(
    (terms): Terms => ({
      ...terms,
      lines: terms.lines.map((it) => ({ ...it, needsBenefit: it.needsBenefit && terms.benefit !== null })),
      revisions: terms.draftFirst ? terms.revisions : 0,
      submitBy: terms.draftFirst ? terms.submitBy : null,
    }),
  );

export const termsVersion = z.object({ version: z.coerce.number().int().min(0) });
