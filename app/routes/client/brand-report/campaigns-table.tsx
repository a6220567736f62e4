import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { cell, head, ScrolledTable } from '#app/ui/scrolled-table.tsx';
import { metricSources } from '#domain/post-metrics/post-metric.ts';
import type { ContentSums } from '#domain/reports/brand-report.ts';
import { answerKinds, type BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { BrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { reportFigureLabels } from '#messages/labels/brand-report.ts';
import { metricSourceLabels } from '#messages/labels/figures.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { HoursLink } from './answers-link.tsx';
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
                className={`${head} min-w-16 whitespace-normal! ${index > 0 ? 'text-right' : ''}`}
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
              {figures.map((figure) => (
                <td key={figure} className={`${cell} text-right`}>
                  <BothSums {...{ view: { ...view, campaign: id }, sums, figure }} />
                </td>
              ))}
              {answerKinds.map((kind) => (
                <td key={kind} className={`${cell} text-right`}>
                  <HoursLink
                    {...{ view: { ...view, campaign: id }, kind, hours: answers?.[kind].medianHours ?? null }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </section>
  );
}

interface BothSumsProps {
  view: BrandReportView;
  sums: ContentSums;
  figure: (typeof figures)[number];
}

function BothSums({ sums, figure, ...props }: BothSumsProps) {
  const known = metricSources.filter((source) => sums.figures[figure][source].count > 0);
  if (known.length === 0) return m.figures_missing();
  return known.map((source) => (
    <div key={source} className="not-first:mt-2">
      <SumCell {...{ ...props, sums, figure, source }} />
      <span className="block text-xs text-soft">{metricSourceLabels[source]()}</span>
    </div>
  ));
}

const heads = () => [
  m.brand_report_campaign(),
  ...counts.map(([number]) => reportNumberText(number)),
  ...figures.map((figure) => reportFigureLabels[figure]()),
  m.brand_report_half({ answers: m.brand_report_to_applications() }),
  m.brand_report_half({ answers: m.brand_report_to_content() }),
];
