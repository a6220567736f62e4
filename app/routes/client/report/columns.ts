import { outcomeOf } from '#domain/applications/application.ts';
import { dayOf } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatTyped } from '#messages/format.ts';
import { figuresSourceLabels, reportOutcomeLabels } from '#messages/labels/report.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';

/** A column of a spreadsheet: its head, and what stands in it. Days are ISO 8601, which every spreadsheet takes for days. */
interface Column {
  head: string;
  cell: (line: ReportLine) => string | number;
}

/** What the report on Basic says. Its words are looked up now: lines are written later, outside of the request that has a language. */
export function basicColumns(language: Language): Column[] {
  const outcomes = said(reportOutcomeLabels);
  const sources = said(figuresSourceLabels);
  return [
    { head: m.report_column_name(), cell: ({ fullName }) => fullName },
    { head: m.report_column_handle(), cell: ({ handle }) => handle },
    { head: m.report_column_state(), cell: (line) => outcomes[outcomeOf(line)] },
    { head: m.report_column_applied(), cell: ({ appliedAt }) => dayOf(appliedAt) },
    { head: m.report_column_answered(), cell: ({ decidedAt }) => (decidedAt ? dayOf(decidedAt) : '') },
    { head: m.report_column_followers(), cell: ({ followers }) => followers },
    {
      head: m.report_column_engagement(),
      cell: ({ engagementRate }) => formatTyped(engagementRate, language),
    },
    { head: m.report_column_source(), cell: ({ figuresSource }) => sources[figuresSource] },
  ];
}

/** The same, and all else that a brand may know of who applied. */
export function detailedColumns(language: Language): Column[] {
  const thematicWords = said(thematicLabels);
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
    {
      head: m.report_column_thematics(),
      cell: ({ thematics }) => thematics.map((it) => thematicWords[it]).join(', '),
    },
    { head: m.report_column_location(), cell: ({ location }) => location },
    { head: m.report_column_collaborations(), cell: ({ collaborations }) => collaborations },
  ];
}

function said<Code extends string>(labels: Record<Code, () => string>): Record<Code, string> {
  const words = Object.entries<() => string>(labels).map(([code, say]) => [code, say()]);
  return Object.fromEntries(words) as Record<Code, string>;
}
