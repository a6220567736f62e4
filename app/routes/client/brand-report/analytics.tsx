import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { AnswerTimes, CampaignAnswers } from '#domain/reports/find-answer-times.server.ts';
import type { BrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { formatHours, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { CampaignsTable } from './campaigns-table.tsx';
import { FiguresTable, fitCell, fitHead } from './figures-table.tsx';
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
          {answers && <Answers answers={answers} />}
        </div>
      </div>
      <CampaignsTable view={view} campaigns={campaigns} />
    </>
  );
}

function Answers({ answers }: { answers: CampaignAnswers }) {
  const heads = [m.brand_report_answers_count(), m.brand_report_median(), m.brand_report_slow()];
  return (
    <section aria-labelledby="answers" className="min-w-0 border-t border-ink pt-5">
      <h2 id="answers">{m.brand_report_answers()}</h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{m.brand_report_answers_lead()}</p>
      <table aria-labelledby="answers" className="mt-4 w-full">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className={fitHead}>
              {m.brand_report_answers_to()}
            </th>
            {heads.map((text) => (
              <th key={text} scope="col" className={`${fitHead} text-right`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <AnswersRow name={m.brand_report_to_applications()} times={answers.applications} />
          <AnswersRow name={m.brand_report_to_content()} times={answers.content} />
        </tbody>
      </table>
    </section>
  );
}

function AnswersRow({ name, times }: { name: string; times: AnswerTimes }) {
  const language = currentLanguage();
  const { count, medianHours, slowHours } = times;
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${fitCell} text-left font-normal`}>
        {name}
      </th>
      <td className={`${fitCell} text-right`}>{formatNumber(count, language)}</td>
      {[medianHours, slowHours].map((hours, index) => (
        <td key={index === 0 ? 'median' : 'slow'} className={`${fitCell} text-right`}>
          {hours === null ? m.figures_missing() : formatHours(hours, language)}
        </td>
      ))}
    </tr>
  );
}
