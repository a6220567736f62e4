import type { documentOf } from '#app/terms/values.ts';
import { countedLines } from '#app/terms/values.ts';
import { isDay } from '#domain/clock.ts';
import type { Benefit, LiveDays, Mention, Rights, Terms } from '#domain/terms/terms.ts';

/**
 * Returns the typed values as terms. If a number or a day cannot be read, uses the value of `before`. The lines do not
 * use `before`: an unreadable fee becomes 0, and a line without a readable count above 0 is omitted.
 */
export function readTerms(before: Terms, typed: ReturnType<typeof documentOf>): Terms {
  const { draftFirst } = typed;
  const benefit = typed.benefit && {
    ...(typed.benefit as Benefit),
    valueCents: typed.benefit.valueCents ?? before.benefit?.valueCents ?? 0,
  };
  const dayOr = <Known extends string | null>(day: string | null, known: Known) =>
    day !== null && isDay(day) ? day : known;
  return {
    format: 1,
    currency: 'EUR',
    lines: countedLines(typed).map((it) => ({
      ...(it as Terms['lines'][number]),
      needsBenefit: it.needsBenefit && benefit !== null,
    })),
    benefit,
    draftFirst,
    revisions: draftFirst ? (typed.revisions ?? before.revisions) : 0,
    submitBy: draftFirst ? dayOr(typed.submitBy, before.submitBy) : null,
    publishFrom: dayOr(typed.publishFrom, before.publishFrom),
    publishBy: dayOr(typed.publishBy, before.publishBy),
    liveDays: (typed.liveDays ?? before.liveDays) as LiveDays,
    rights: typed.rights && {
      ...(typed.rights as Rights),
      months: typed.rights.months ?? before.rights?.months ?? 0,
    },
    mention: typed.mention as Mention,
    exclusivityDays: typed.exclusivityDays ?? before.exclusivityDays,
    mustSay: typed.mustSay.trim(),
    mustNotSay: typed.mustNotSay.trim(),
  };
}
