import type { Analytics } from '#domain/reports/days.ts';
import { m } from '#messages';
import { formatHours, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

export interface Chart {
  id: 'views' | 'applications' | 'validated' | 'answer';
  name: string;
  text: string;
  total: string;
  points: { day: string; value: number; text: string }[];
  maxText: string;
}

export function chartsOf({ days, total }: Analytics): Chart[] {
  const language = currentLanguage();
  const declined = formatNumber(total.declined, language);
  const chart = (id: Chart['id'], name: string, text: string): Chart => {
    const metricOf = (counts: Analytics['total']) => (id === 'answer' ? counts.answerHours : counts[id]);
    const format = id === 'answer' ? formatHours : formatNumber;
    const textOf = (value: number | null) => (value === null ? m.analytics_none() : format(value, language));
    const points = days.map((day) => {
      const value = metricOf(day);
      return { day: day.day, value: value ?? 0, text: textOf(value) };
    });
    const maxText = textOf(Math.max(0, ...points.map(({ value }) => value)));
    return { id, name, text, total: textOf(metricOf(total)), points, maxText };
  };
  return [
    chart('views', m.analytics_views(), m.analytics_views_text()),
    chart('applications', m.analytics_applications(), m.analytics_applications_text()),
    chart('validated', m.analytics_validated(), m.analytics_validated_text({ declined })),
    chart('answer', m.analytics_answer(), m.analytics_answer_text()),
  ];
}
