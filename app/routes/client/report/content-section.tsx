import { BarChart } from '#app/ui/bar-chart.tsx';
import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import { costPerEngagement, engagementOf, metricNames } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { m } from '#messages';
import { contentTitle, costText, publishedText, stateText } from '#messages/figures-text.ts';
import { formatNumber } from '#messages/format.ts';
import { metricLabels, metricSourceLabels } from '#messages/labels/figures.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { type ContentChart, contentCharts } from './content-charts.ts';
import { MetricCell } from './metric-cell.tsx';

interface SectionProps {
  lines: readonly ContentLine[];
  hasMore: boolean;
}

export function ContentSection({ lines, hasMore }: SectionProps) {
  return (
    <section aria-labelledby="content" className="mt-16 border-t border-ink pt-5">
      <h2 id="content">{m.figures_title()}</h2>
      <p className="mt-1 max-w-prose text-sm text-soft">
        {lines.length > 0 ? m.figures_lead() : m.figures_none()}
      </p>
      {hasMore && <p className="mt-1 text-sm text-soft">{m.figures_first({ shown: lines.length })}</p>}
      <div className="mt-6 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {contentCharts(lines).map((chart) => (
          <Chart key={chart.name} chart={chart} />
        ))}
      </div>
      {lines.length > 0 && (
        <div className="mt-10">
          <ScrolledTable label={m.figures_table()}>
            <thead>
              <tr className="border-b border-line text-left">
                {heads().map((text) => (
                  <th key={text} scope="col" className={head}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <Line key={line.id} line={line} number={index + 1} />
              ))}
            </tbody>
          </ScrolledTable>
        </div>
      )}
    </section>
  );
}

const heads = () => [
  m.figures_column_content(),
  m.figures_column_published(),
  ...metricNames.map((name) => metricLabels[name]()),
  m.figures_column_engagement(),
  m.figures_column_cost_short(),
];

function Chart({ chart: { name, points, maxText } }: { chart: ContentChart }) {
  return (
    <div>
      <h3>{name}</h3>
      <p className="mt-2 text-right text-xs text-soft tabular-nums" aria-hidden>
        {maxText}
      </p>
      <BarChart label={m.figures_chart({ chart: name, most: maxText })} points={points} look="accent" />
      {points.some(({ value }) => value === null) && (
        <p className="mt-1.5 flex items-center gap-2 text-xs text-soft">
          <span aria-hidden className="inline-block h-3 w-2 bg-line" />
          {m.figures_chart_missing()}
        </p>
      )}
    </div>
  );
}

function Line({ line, number }: { line: ContentLine; number: number }) {
  const language = currentLanguage();
  const engagement = engagementOf(line.metrics);
  const title = contentTitle(line);
  return (
    <tr className="border-b border-line text-sm">
      <th scope="row" className={`${cell} min-w-48 text-left font-normal`}>
        <span className="block wrap-anywhere">
          {number}. {memberName(line.influencerName)}
        </span>
        <span className="block text-soft">
          {line.url ? (
            <a href={line.url} rel="nofollow noopener noreferrer" target="_blank" className="underline">
              {title}
            </a>
          ) : (
            title
          )}{' '}
          · {stateText(line)}
        </span>
      </th>
      <td className={cell}>{publishedText(line, language)}</td>
      {metricNames.map((name) => (
        <td key={name} className={cell}>
          <MetricCell metric={line.metrics[name]} />
        </td>
      ))}
      <td className={cell}>
        {engagement ? formatNumber(engagement.value, language) : m.figures_missing()}
        {engagement && (
          <span className="block text-xs text-soft">{metricSourceLabels[engagement.source]()}</span>
        )}
      </td>
      <td className={cell}>{costText(costPerEngagement(line, engagement), language)}</td>
    </tr>
  );
}
