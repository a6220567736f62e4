import { type AnswerKind, answerKinds, type BrandReportView } from '#domain/reports/brand-report-view.ts';
import type { AnswerTimes, CampaignAnswers } from '#domain/reports/find-answer-times.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { AnswersLink, HoursLink } from './answers-link.tsx';
import { fitCell, fitHead } from './figures-table.tsx';

interface AnswersProps {
  view: BrandReportView;
  answers: CampaignAnswers;
}

export function AnswerTimesSection({ view, answers }: AnswersProps) {
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
          {answerKinds.map((kind) => (
            <AnswersRow key={kind} view={view} kind={kind} times={answers[kind]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  view: BrandReportView;
  kind: AnswerKind;
  times: AnswerTimes;
}

/** Links each number to the list of the answers behind it. */
function AnswersRow({ view, kind, times }: RowProps) {
  const language = currentLanguage();
  const names = { applications: m.brand_report_to_applications, content: m.brand_report_to_content };
  const { count, medianHours, slowHours } = times;
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${fitCell} text-left font-normal`}>
        {names[kind]()}
      </th>
      <td className={`${fitCell} text-right`}>
        <AnswersLink {...{ view, kind }} text={formatNumber(count, language)} />
      </td>
      {[medianHours, slowHours].map((hours, index) => (
        <td key={index === 0 ? 'median' : 'slow'} className={`${fitCell} text-right`}>
          <HoursLink {...{ view, kind, hours }} />
        </td>
      ))}
    </tr>
  );
}
