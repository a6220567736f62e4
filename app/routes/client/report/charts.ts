import type { Language } from '#domain/language.ts';
import type { Analytics, Day } from '#domain/reports/days.ts';
import { m } from '#messages';
import { formatHours, formatNumber } from '#messages/format.ts';

/** A metric by day, as shown on the page and in the PDF. */
export interface Chart {
  id: 'views' | 'applications' | 'validated' | 'answer';
  name: string;
  /** How the metric is counted. */
  text: string;
  total: string;
  points: { day: string; value: number; text: string }[];
  /** The largest value, formatted. */
  maxText: string;
}

type Counts = Pick<Day, 'views' | 'applications' | 'validated' | 'answerHours'>;

export function chartsOf({ days, total }: Analytics, language: Language): Chart[] {
  const count = (value: number) => formatNumber(value, language);
  const hours = (value: number) => formatHours(value, language);
  const chart = (
    [id, name, text]: [Chart['id'], string, string],
    metricOf: (counts: Counts) => number | null,
    format: (value: number) => string,
  ): Chart => {
    const textOf = (value: number | null) => (value === null ? m.analytics_none() : format(value));
    const points = days.map((day) => ({
      day: day.day,
      value: metricOf(day) ?? 0,
      text: textOf(metricOf(day)),
    }));
    const maxText = format(Math.max(0, ...points.map(({ value }) => value)));
    return { id, name, text, total: textOf(metricOf(total)), points, maxText };
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
