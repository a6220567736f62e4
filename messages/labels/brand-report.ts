import type { ReportFigure } from '#domain/reports/brand-report.ts';
import { m } from '#messages';
import { metricLabels } from './figures.ts';
import type { Labels } from './labels.ts';

export const reportFigureLabels: Labels<ReportFigure> = {
  ...metricLabels,
  engagement: m.figures_column_engagement,
  cost: m.brand_report_cost,
};
