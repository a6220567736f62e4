import type { DeliverableStatus } from '#domain/deliverables/deliverable.ts';
import { figureIn, type ReportNumber } from '#domain/reports/brand-report.ts';
import type { AnswerKind } from '#domain/reports/brand-report-view.ts';
import { m } from '#messages';
import { reportFigureLabels } from '#messages/labels/brand-report.ts';
import { deliverableStatusLabels } from '#messages/labels/figures.ts';

/** For example `Reach (declared)` or `Published`. */
export function reportNumberText(number: ReportNumber): string {
  const about = figureIn(number);
  if (about) {
    const head = { declared: m.figures_declared_metric, read: m.figures_read_metric };
    return head[about.source]({ metric: reportFigureLabels[about.figure]() });
  }
  if (number === 'all') return m.brand_report_all();
  if (number === 'fees') return m.brand_report_fees();
  if (number === 'gifts') return m.brand_report_gifts();
  if (number === 'online') return m.brand_report_online();
  if (number === 'on_time') return m.figures_on_time();
  if (number === 'late') return m.figures_late();
  return deliverableStatusLabels[number as DeliverableStatus]();
}

export function answersText(kind: AnswerKind): string {
  return { applications: m.brand_report_answers_to_applications, content: m.brand_report_answers_to_drafts }[
    kind
  ]();
}
