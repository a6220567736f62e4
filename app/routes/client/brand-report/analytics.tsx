import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { BrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { AnswerTimesSection } from './answer-times.tsx';
import { CampaignsTable } from './campaigns-table.tsx';
import { FiguresTable } from './figures-table.tsx';
import { NumberLink } from './number-link.tsx';

interface AnalyticsProps {
  view: BrandReportView;
  analytics: NonNullable<BrandReport['analytics']>;
}

export function Analytics({ view, analytics: { total, answers, campaigns } }: AnalyticsProps) {
  const language = currentLanguage();
  const numberOf = (number: 'on_time' | 'late', count: number) => (
    <NumberLink view={view} number={number} text={formatNumber(count, language)} />
  );
  return (
    <>
      <div className="mt-14 grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="figures" className="min-w-0 border-t border-ink pt-5">
          <h2 id="figures">{m.brand_report_figures()}</h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{m.brand_report_figures_lead()}</p>
          <FiguresTable view={view} sums={total} />
        </section>
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-14">
          <section aria-labelledby="punctuality" className="border-t border-ink pt-5">
            <h2 id="punctuality">{m.brand_report_punctuality()}</h2>
            <p className="mt-1 max-w-prose text-sm text-soft">{m.brand_report_punctuality_lead()}</p>
            <dl className="mt-4 grid grid-cols-2 gap-x-8">
              {(
                [
                  [m.figures_on_time(), numberOf('on_time', total.onTime)],
                  [m.figures_late(), numberOf('late', total.late)],
                ] as const
              ).map(([label, number]) => (
                <div key={label} className="flex flex-col-reverse border-t border-line pt-3">
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd className="font-serif text-4xl tabular-nums">{number}</dd>
                </div>
              ))}
            </dl>
          </section>
          <AnswerTimesSection view={view} answers={answers} />
        </div>
      </div>
      <CampaignsTable view={view} campaigns={campaigns} />
    </>
  );
}
