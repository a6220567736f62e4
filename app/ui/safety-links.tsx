import { Link } from 'react-router';
import { blockPath } from '#app/addresses/block-path.ts';
import { hrefIn } from '#app/addresses/path.ts';
import { reportPath } from '#app/addresses/report-path.ts';
import type { ReportKind } from '#domain/abuse-reports/abuse-report.ts';
import type { BlockableKind } from '#domain/blocks/blockable.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

const link = 'inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-ink';

interface Reported {
  kind: ReportKind;
  id: string;
  name: string;
}

interface ReportLinkProps extends Reported {
  className?: string;
}

interface SafetyLinksProps {
  /** The account that the viewer may block. An erased account has no name and gets no link, because it is not found. */
  block?: { kind: BlockableKind; id: string; name: string } | undefined;
  report: Reported;
  className?: string;
}

export function SafetyLinks({ block, report, className = '' }: SafetyLinksProps) {
  const language = currentLanguage();
  return (
    <p className={`flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft ${className}`}>
      {block?.name && (
        <Link
          to={hrefIn(language, blockPath(block))}
          className={link}
          aria-label={m.block_link_name({ name: block.name })}
        >
          {m.block_link()}
        </Link>
      )}
      <ReportLink {...report} className={link} />
    </p>
  );
}

/** The page of a report is server-only. */
export function ReportLink({ className = `${link} text-sm text-soft`, ...report }: ReportLinkProps) {
  return (
    <Link
      to={hrefIn(currentLanguage(), reportPath(report))}
      reloadDocument
      className={className}
      aria-label={m.abuse_link_name({ name: report.name })}
    >
      {m.abuse_link()}
    </Link>
  );
}
