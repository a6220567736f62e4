import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { AnswerKind, BrandReportView } from '#domain/reports/brand-report-view.ts';
import { m } from '#messages';
import { formatHours } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { numberLink } from './number-link.tsx';
import { answersText } from './number-text.ts';

interface AnswersLinkProps {
  view: BrandReportView;
  kind: AnswerKind;
  /** The number as shown. */
  text: string;
}

/** Links a number of the report to the list of the answers behind it. */
export function AnswersLink({ view: { campaign, from, to: last }, kind, text }: AnswersLinkProps) {
  const to = usePath();
  return (
    <Link
      to={to('/client/reports/answers', { kind, campaign, from, to: last })}
      aria-label={m.brand_report_of({ number: text, label: answersText(kind) })}
      className={numberLink}
    >
      {text}
    </Link>
  );
}

interface HoursLinkProps extends Omit<AnswersLinkProps, 'text'> {
  hours: number | null;
}

export function HoursLink({ hours, ...answers }: HoursLinkProps) {
  if (hours === null) return m.figures_missing();
  return <AnswersLink {...answers} text={formatHours(hours, currentLanguage())} />;
}
