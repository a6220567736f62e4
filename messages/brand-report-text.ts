import type { Language } from '#domain/language.ts';
import type { ReportFigure } from '#domain/reports/brand-report.ts';
import { m } from '#messages';
import { costText } from './figures-text.ts';
import { formatDate, formatNumber } from './format.ts';

/** Returns the text of a figure, or a dash if it is missing. Costs are in euro cents. */
export function reportFigureText(value: number | null, figure: ReportFigure, language: Language): string {
  if (figure === 'cost') return costText(value, language);
  return value === null ? m.figures_missing() : formatNumber(value, language);
}

/** `Jun 1, 2026 to Jun 15, 2026`, `Until Jun 15, 2026`. Empty without days. */
export function reportDaysText({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [from && formatDate(from, language), to && formatDate(to, language)];
  if (first && last) return m.analytics_lead({ from: first, to: last });
  if (first) return m.brand_report_since({ from: first });
  return last ? m.brand_report_until({ to: last }) : '';
}
