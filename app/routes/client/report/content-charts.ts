import { engagementFrom, type MetricSource, metricSources } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { m } from '#messages';
import { contentTitle } from '#messages/figures-text.ts';
import { formatNumber } from '#messages/format.ts';
import { metricLabels } from '#messages/labels/figures.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';

export interface ContentChart {
  name: string;
  maxText: string;
  points: { day: string; value: number | null; text: string }[];
}

/** `2. Léa Dubois, Reel 1, Instagram`: the first number distinguishes content with the same name. */
const lineName = (line: ContentLine, index: number): string =>
  `${index + 1}. ${memberName(line.influencerName)}, ${contentTitle(line)}`;

/** Returns charts of views and of engagement, one for each source. Omits charts without figures. */
export function contentCharts(lines: readonly ContentLine[]): ContentChart[] {
  return metricSources.flatMap((source) => [
    ...chart(lines, source, metricLabels.views(), ({ metrics }) => metrics.views[source]?.value ?? null),
    ...chart(
      lines,
      source,
      m.figures_column_engagement(),
      ({ metrics }) => engagementFrom(metrics, source)?.value ?? null,
    ),
  ]);
}

function chart(
  lines: readonly ContentLine[],
  source: MetricSource,
  metric: string,
  metricOf: (line: ContentLine) => number | null,
): ContentChart[] {
  const values = lines.map(metricOf);
  const known = values.filter((it) => it !== null);
  if (known.length === 0) return [];
  const language = currentLanguage();
  const points = lines.map((line, index) => {
    const value = values[index] ?? null;
    const text = value === null ? m.figures_missing() : formatNumber(value, language);
    return { day: lineName(line, index), value, text };
  });
  const head = { declared: m.figures_declared_metric, read: m.figures_read_metric }[source];
  return [{ name: head({ metric }), maxText: formatNumber(Math.max(...known), language), points }];
}
