import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import { metricSources } from '#domain/post-metrics/post-metric.ts';
import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { BrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { formatHours, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { SumCell } from './figures-table.tsx';
import { NumberLink } from './number-link.tsx';
import { reportNumberText } from './number-text.ts';

type Campaigns = NonNullable<BrandReport['analytics']>['campaigns'];

const counts = [
  ['all', 'all'],
  ['online', 'online'],
  ['on_time', 'onTime'],
  ['late', 'late'],
] as const;
const figures = ['reach', 'engagement', 'cost'] as const;

export function CampaignsTable({ view, campaigns }: { view: BrandReportView; campaigns: Campaigns }) {
  const language = currentLanguage();
  const to = usePath();
  const hours = (value: number | null | undefined) =>
    value == null ? m.figures_missing() : formatHours(value, language);
  return (
    <section aria-labelledby="campaigns" className="mt-14 border-t border-ink pt-5">
      <h2 id="campaigns" className="mb-4">
        {m.brand_report_campaigns()}
      </h2>
      <ScrolledTable label={m.brand_report_campaigns()}>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            {heads().map((text, index) => (
              <th
                key={text}
                scope="col"
                className={`${head} min-w-24 whitespace-normal ${index > 0 ? 'text-right' : ''}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(({ id, title, sums, answers }) => (
            <tr key={id} className="border-b border-line text-sm">
              <th scope="row" className={`${cell} min-w-48 text-left font-normal wrap-anywhere`}>
                <Link
                  to={to('/client/reports', { ...view, campaign: id })}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {title}
                </Link>
              </th>
              {counts.map(([number, name]) => (
                <td key={number} className={`${cell} text-right`}>
                  <NumberLink
                    view={{ ...view, campaign: id }}
                    number={number}
                    text={formatNumber(sums[name], language)}
                  />
                </td>
              ))}
              {figures.flatMap((figure) =>
                metricSources.map((source) => (
                  <td key={`${figure}.${source}`} className={`${cell} text-right`}>
                    <SumCell {...{ view: { ...view, campaign: id }, sums, figure, source }} />
                  </td>
                )),
              )}
              <td className={`${cell} text-right`}>{hours(answers?.applications.medianHours)}</td>
              <td className={`${cell} text-right`}>{hours(answers?.content.medianHours)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </section>
  );
}

const heads = () => [
  m.brand_report_campaign(),
  ...counts.map(([number]) => reportNumberText(number)),
  ...figures.flatMap((figure) => metricSources.map((source) => reportNumberText(`${figure}.${source}`))),
  m.brand_report_half({ answers: m.brand_report_to_applications() }),
  m.brand_report_half({ answers: m.brand_report_to_content() }),
];
