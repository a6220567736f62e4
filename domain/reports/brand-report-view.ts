import { periodIn } from '../clock.ts';
import { pageNumberOf } from '../paging.ts';
import { type ReportNumber, reportNumbers } from './brand-report.ts';

/** Filters of the report. An empty text means no filter. Days are `YYYY-MM-DD`. */
export interface BrandReportView {
  campaign: string;
  from: string;
  to: string;
}

export interface ReportRowsView extends BrandReportView {
  number: ReportNumber;
  page: number;
}

export const answerKinds = ['applications', 'content'] as const;
/** The brand's answers: to applications, and to the drafts of content. */
export type AnswerKind = (typeof answerKinds)[number];

export interface AnswersView extends BrandReportView {
  kind: AnswerKind;
  page: number;
}

/** Parses the filters of the report. Ignores invalid days. Swaps `from` and `to` if they are in the wrong order. */
export function brandReportViewOf(asked: Record<string, string>): BrandReportView {
  return { campaign: asked.campaign ?? '', ...periodIn(asked.from, asked.to) };
}

/** Ignores invalid values. */
export function reportRowsViewOf(asked: Record<string, string>): ReportRowsView {
  const number = reportNumbers.find((it) => it === asked.number) ?? 'all';
  return { ...brandReportViewOf(asked), number, page: pageNumberOf(asked.page) };
}

/** Ignores invalid values. */
export function answersViewOf(asked: Record<string, string>): AnswersView {
  const kind = answerKinds.find((it) => it === asked.kind) ?? 'applications';
  return { ...brandReportViewOf(asked), kind, page: pageNumberOf(asked.page) };
}
