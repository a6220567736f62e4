import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { dayNumber } from './day-number.ts';
import { formatDate } from './format.ts';

/** `Answer today`, `Answer by tomorrow`, `Answer by Dec 9, 2026`. `answerBy` is the last day for the answer. */
export function answerByText(answerBy: string, now: Date, language: Language): string {
  const days = dayNumber(new Date(`${answerBy}T00:00:00Z`), 'UTC') - dayNumber(now, 'Europe/Paris');
  if (days === 0) return m.application_answer_today();
  if (days === 1) return m.application_answer_tomorrow();
  return m.application_answer_by({ date: formatDate(answerBy, language) });
}
