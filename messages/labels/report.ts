import type { Report, ReportLine, ReportState } from '#domain/reports/report.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const reportLabels: Labels<Report> = {
  basic: m.report_basic,
  detailed: m.report_detailed,
  analytics: m.report_analytics,
};

export const reportStateLabels: Labels<ReportState> = {
  validated: m.report_state_validated,
  pending: m.report_state_pending,
  refused: m.report_state_refused,
  unanswered: m.report_state_unanswered,
};

/** Whose word the figures of a profile are. */
export const figuresSourceLabels: Labels<ReportLine['figuresSource']> = {
  declared: m.report_source_declared,
  verified: m.report_source_verified,
};
