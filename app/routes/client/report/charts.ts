import type { Language } from '#domain/language.ts';
import type { Analytics, Day } from '#domain/reports/days.ts';
import { m } from '#messages';
import { formatHours, formatNumber } from '#messages/format.ts';

/** What is drawn of each day, on the page and on paper alike. */
export interface Chart {
  id: 'views' | 'applications' | 'validated' | 'answer';
  name: string;
  /** How it is counted. */
  text: string;
  total: string;
  points: { day: string; value: number; text: string }[];
  /** The largest, in words. */
  most: string;
}

type Counted = Pick<Day, 'views' | 'applications' | 'validated' | 'answerHours'>;

export function chartsOf({ days, total }: Analytics, language: Language): Chart[] {
  const count = (value: number) => formatNumber(value, language);
  const hours = (value: number) => formatHours(value, language);
  const chart = (
    [id, name, text]: [Chart['id'], string, string],
    of: (counted: Counted) => number | null,
    say: (value: number) => string,
  ): Chart => {
    const word = (value: number | null) => (value === null ? m.analytics_none() : say(value));
    const points = days.map((it) => ({ day: it.day, value: of(it) ?? 0, text: word(of(it)) }));
    const most = say(Math.max(0, ...points.map(({ value }) => value)));
    return { id, name, text, total: word(of(total)), points, most };
  };
  return [
    chart(['views', m.analytics_views(), m.analytics_views_text()], ({ views }) => views, count),
    chart(
      ['applications', m.analytics_applications(), m.analytics_applications_text()],
      ({ applications }) => applications,
      count,
    ),
    chart(
      ['validated', m.analytics_validated(), m.analytics_validated_text({ declined: count(total.declined) })],
      ({ validated }) => validated,
      count,
    ),
    chart(
      ['answer', m.analytics_answer(), m.analytics_answer_text()],
      ({ answerHours }) => answerHours,
      hours,
    ),
  ];
}
