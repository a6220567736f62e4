import { type MetricSource, metricSources } from '#domain/post-metrics/post-metric.ts';
import { type ContentSums, type ReportFigure, reportFigures } from '#domain/reports/brand-report.ts';
import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import { m } from '#messages';
import { reportFigureText } from '#messages/brand-report-text.ts';
import { formatNumber } from '#messages/format.ts';
import { reportFigureLabels } from '#messages/labels/brand-report.ts';
import { metricSourceLabels } from '#messages/labels/figures.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { NumberLink } from './number-link.tsx';

/** Classes for headings and cells of tables that fit on a phone, because the headings may wrap. */
export const fitHead = 'py-2 pr-3 last:pr-0 align-bottom text-sm font-normal text-soft';
export const fitCell = 'py-3 pr-3 last:pr-0 align-top text-sm tabular-nums';

interface TableProps {
  view: BrandReportView;
  sums: ContentSums;
}

export function FiguresTable({ view, sums }: TableProps) {
  return (
    <table aria-labelledby="figures" className="mt-4 w-full">
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className={fitHead}>
            {m.brand_report_metric()}
          </th>
          {metricSources.map((source) => (
            <th key={source} scope="col" className={`${fitHead} text-right`}>
              {metricSourceLabels[source]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reportFigures.map((figure) => (
          <tr key={figure} className="border-b border-line">
            <th scope="row" className={`${fitCell} text-left font-normal`}>
              {reportFigureLabels[figure]()}
            </th>
            {metricSources.map((source) => (
              <td key={source} className={`${fitCell} text-right`}>
                <SumCell {...{ view, sums, figure, source }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SumCellProps extends TableProps {
  figure: ReportFigure;
  source: MetricSource;
}

/** Shows a sum, and for how many of the published pieces of content the figure is known. */
export function SumCell({ view, sums, figure, source }: SumCellProps) {
  const language = currentLanguage();
  const { value, count } = sums.figures[figure][source];
  const text = reportFigureText(value, figure, language);
  const [some, all] = [formatNumber(count, language), formatNumber(sums.online, language)];
  return (
    <>
      {count === 0 ? text : <NumberLink view={view} number={`${figure}.${source}`} text={text} />}
      <span className="block text-xs whitespace-nowrap text-soft">
        {m.brand_report_count({ count: some, all })}
      </span>
    </>
  );
}
