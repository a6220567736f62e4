import type { Column } from '#app/routes/client/report/columns.ts';
import { contentColumns, onTimeColumn } from '#app/routes/client/report/content-columns.ts';
import type { Language } from '#domain/language.ts';
import {
  figureDay,
  figureIn,
  figureOf,
  needsAnalytics,
  type ReportNumber,
} from '#domain/reports/brand-report.ts';
import type { DealContentLine } from '#domain/reports/find-content-lines.server.ts';
import { m } from '#messages';
import { formatFigure, formatTyped, formatTypedMoney } from '#messages/format.ts';
import { reportNumberText } from './number-text.ts';

type RowColumn = Column<DealContentLine>;

/**
 * Returns the columns for the content behind a number of the report. Only numbers that need analytics have the
 * punctuality column. Only numbers about a figure have the columns for this figure and its day. These numbers also need
 * analytics.
 */
export const rowColumns =
  (number: ReportNumber) =>
  (language: Language): RowColumn[] => {
    const money = (cents: number | null) => formatFigure(cents, formatTypedMoney, language);
    return [
      { head: m.brand_report_campaign(), cell: ({ campaignTitle }) => campaignTitle },
      ...contentColumns(),
      ...(needsAnalytics(number) ? [onTimeColumn()] : []),
      { head: m.figures_column_due(), cell: ({ publishBy }) => publishBy },
      { head: m.figures_column_fee(), cell: ({ feeCents }) => money(feeCents) },
      { head: m.figures_column_benefit(), cell: ({ benefitShareCents }) => money(benefitShareCents) },
      ...figureColumns(number, language),
    ];
  };

function figureColumns(number: ReportNumber, language: Language): RowColumn[] {
  const about = figureIn(number);
  if (!about) return [];
  const { figure, source } = about;
  const text = reportNumberText(number);
  return [
    {
      head: figure === 'cost' ? `${text} (€)` : text,
      cell: (line) => {
        const value = figureOf(line, figure, source);
        if (value === null || figure !== 'cost') return value;
        return formatTyped(Math.round(value * 100) / 10_000, language);
      },
    },
    { head: m.figures_as_of_metric({ figure: text }), cell: (line) => figureDay(line, figure, source) },
  ];
}
