import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { ReportNumber } from '#domain/reports/brand-report.ts';
import type { BrandReportView } from '#domain/reports/brand-report-view.ts';
import { m } from '#messages';
import { reportNumberText } from './number-text.ts';

export const numberLink =
  'inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-current';

interface NumberLinkProps {
  view: BrandReportView;
  number: ReportNumber;
  /** The number as shown. */
  text: string;
}

/** Links a number of the report to the list of the content behind it. */
export function NumberLink({ view: { campaign, from, to: last }, number, text }: NumberLinkProps) {
  const to = usePath();
  return (
    <Link
      to={to('/client/reports/content', { number, campaign, from, to: last })}
      aria-label={m.brand_report_of({ number: text, label: reportNumberText(number) })}
      className={numberLink}
    >
      {text}
    </Link>
  );
}
