import type { ApplicationStatus } from '#domain/applications/application.ts';
import type { Report, statedSourceOf } from '#domain/reports/report.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const reportLabels: Labels<Report> = {
  basic: m.report_basic,
  detailed: m.report_detailed,
  analytics: m.report_analytics,
};

export const reportOutcomeLabels: Labels<ApplicationStatus> = {
  accepted: m.report_state_validated,
  pending: m.report_state_pending,
  declined: m.report_state_refused,
  ended: m.report_state_unanswered,
};

export const figuresSourceLabels: Labels<ReturnType<typeof statedSourceOf>> = {
  none: m.report_source_none,
  declared: m.report_source_declared,
  verified: m.report_source_verified,
};
