import { type Column, translated } from '#app/routes/client/report/columns.ts';
import { dayOf } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { AnswerKind } from '#domain/reports/brand-report-view.ts';
import type { AnswerLine } from '#domain/reports/find-answers.server.ts';
import { m } from '#messages';
import { formatTyped } from '#messages/format.ts';
import { contentKindLabels, platformLabels } from '#messages/labels/terms.ts';
import { memberName } from '#messages/member-name.ts';

export const answerColumns =
  (kind: AnswerKind) =>
  (language: Language): Column<AnswerLine>[] => {
    const former = memberName('');
    return [
      { head: m.brand_report_campaign(), cell: ({ campaignTitle }) => campaignTitle },
      { head: m.report_column_name(), cell: ({ influencerName }) => influencerName || former },
      ...(kind === 'content' ? draftColumns() : []),
      { head: m.brand_report_asked_on(), cell: ({ askedAt }) => dayOf(askedAt) },
      { head: m.report_column_answered(), cell: ({ answeredAt }) => dayOf(answeredAt) },
      {
        head: m.report_column_answer_hours(),
        cell: ({ hours }) => formatTyped(Math.round(hours * 10) / 10, language),
      },
    ];
  };

/** Translates all labels in advance, because the current language is unknown when the lines are written. */
function draftColumns(): Column<AnswerLine>[] {
  const [kinds, platforms] = [translated(contentKindLabels), translated(platformLabels)];
  return [
    { head: m.figures_column_content(), cell: ({ draft }) => draft && kinds[draft.kind] },
    { head: m.figures_column_platform(), cell: ({ draft }) => draft && platforms[draft.platform] },
  ];
}
