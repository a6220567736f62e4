import type { Language } from '#domain/language.ts';
import {
  costPerEngagement,
  engagementOf,
  metricNames,
  metricSources,
} from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { m } from '#messages';
import { formatFigure, formatTyped, formatTypedMoney } from '#messages/format.ts';
import { deliverableStatusLabels, metricLabels, metricSourceLabels } from '#messages/labels/figures.ts';
import { contentKindLabels, platformLabels } from '#messages/labels/terms.ts';
import { memberName } from '#messages/member-name.ts';
import { type Column, translated } from './columns.ts';

type ContentColumn = Column<ContentLine>;

/** Translates all labels in advance, because the current language is unknown when the lines are written. */
export function basicContentColumns(): ContentColumn[] {
  return [...contentColumns(), onTimeColumn(), ...metricColumns()];
}

/** Returns the columns that come before punctuality, figures and money. */
export function contentColumns(): ContentColumn[] {
  const kinds = translated(contentKindLabels);
  const platforms = translated(platformLabels);
  const states = translated(deliverableStatusLabels);
  const objected = m.figures_state_objected();
  const former = memberName('');
  return [
    { head: m.report_column_name(), cell: ({ influencerName }) => influencerName || former },
    {
      head: m.figures_column_content(),
      cell: ({ kind, number }) => (number === null ? kinds[kind] : `${kinds[kind]} ${number}`),
    },
    { head: m.figures_column_platform(), cell: ({ platform }) => platforms[platform] },
    {
      head: m.report_column_state(),
      cell: ({ status, isObjected }) => (isObjected ? objected : states[status]),
    },
    { head: m.figures_column_link(), cell: ({ url }) => url },
    { head: m.figures_column_published(), cell: ({ publishedOn }) => publishedOn },
  ];
}

export function onTimeColumn(): ContentColumn {
  const [yes, no] = [m.figures_yes(), m.figures_no()];
  return {
    head: m.figures_on_time(),
    cell: ({ isOnTime }) => (isOnTime === null ? '' : isOnTime ? yes : no),
  };
}

export function detailedContentColumns(language: Language): ContentColumn[] {
  const sources = translated(metricSourceLabels);
  const money = (cents: number | null) => formatFigure(cents, formatTypedMoney, language);
  return [
    ...basicContentColumns(),
    { head: m.figures_column_due(), cell: ({ publishBy }) => publishBy },
    { head: m.figures_column_fee(), cell: ({ feeCents }) => money(feeCents) },
    { head: m.figures_column_benefit(), cell: ({ benefitShareCents }) => money(benefitShareCents) },
    { head: m.figures_column_engagement(), cell: ({ metrics }) => engagementOf(metrics)?.value ?? null },
    {
      head: m.figures_column_engagement_source(),
      cell: ({ metrics }) => {
        const engagement = engagementOf(metrics);
        return engagement && sources[engagement.source];
      },
    },
    {
      head: m.figures_column_cost(),
      cell: (line) => {
        const cents = costPerEngagement(line, engagementOf(line.metrics));
        return cents === null ? null : formatTyped(Math.round(cents * 100) / 10_000, language);
      },
    },
  ];
}

/** Each source has its own columns, so that a sum of a column never mixes declared and read figures. */
function metricColumns(): ContentColumn[] {
  const heads = { declared: m.figures_declared_metric, read: m.figures_read_metric };
  return metricNames.flatMap((name) =>
    metricSources.flatMap((source): ContentColumn[] => {
      const figure = heads[source]({ metric: metricLabels[name]() });
      return [
        { head: figure, cell: ({ metrics }) => metrics[name][source]?.value ?? null },
        {
          head: m.figures_as_of_metric({ figure }),
          cell: ({ metrics }) => metrics[name][source]?.asOf ?? null,
        },
      ];
    }),
  );
}
