import { outcomeOf } from '#domain/applications/application.ts';
import { dayOf } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { type ReportLine, statedSourceOf } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatFigure, formatTyped } from '#messages/format.ts';
import { figuresSourceLabels, reportOutcomeLabels } from '#messages/labels/report.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { memberName } from '#messages/member-name.ts';

export interface Column<Line> {
  head: string;
  cell: (line: Line) => string | number | null;
}

/** Translates all labels in advance, because the current language is unknown when the lines are written. */
export function basicColumns(language: Language): Column<ReportLine>[] {
  const outcomes = translated(reportOutcomeLabels);
  const sources = translated(figuresSourceLabels);
  return [
    { head: m.report_column_name(), cell: ({ fullName }) => memberName(fullName) },
    { head: m.report_column_handle(), cell: ({ handle }) => handle },
    { head: m.report_column_state(), cell: (line) => outcomes[outcomeOf(line)] },
    { head: m.report_column_applied(), cell: ({ appliedAt }) => dayOf(appliedAt) },
    { head: m.report_column_answered(), cell: ({ decidedAt }) => (decidedAt ? dayOf(decidedAt) : '') },
    { head: m.report_column_followers(), cell: ({ followers }) => followers },
    {
      head: m.report_column_engagement(),
      cell: (line) => formatFigure(line.engagementRate, formatTyped, language),
    },
    { head: m.report_column_source(), cell: (line) => sources[statedSourceOf(line)] },
  ];
}

export function detailedColumns(language: Language): Column<ReportLine>[] {
  const texts = translated(thematicLabels);
  return [
    ...basicColumns(language),
    {
      head: m.report_column_read(),
      cell: ({ figuresSource, figuresReadAt }) =>
        figuresSource === 'verified' && figuresReadAt ? dayOf(figuresReadAt) : '',
    },
    {
      head: m.report_column_answer_hours(),
      cell: ({ answerHours }) =>
        answerHours === null ? '' : formatTyped(Math.round(answerHours * 10) / 10, language),
    },
    { head: m.report_column_following(), cell: ({ following }) => following },
    { head: m.report_column_posts(), cell: ({ posts }) => posts },
    { head: m.report_column_thematics(), cell: (line) => line.thematics.map((it) => texts[it]).join(', ') },
    { head: m.report_column_location(), cell: ({ location }) => location },
    { head: m.report_column_collaborations(), cell: ({ collaborations }) => collaborations },
  ];
}

export function translated<Code extends string>(labels: Record<Code, () => string>): Record<Code, string> {
  const texts = Object.entries<() => string>(labels).map(([code, label]) => [code, label()]);
  return Object.fromEntries(texts) as Record<Code, string>;
}
