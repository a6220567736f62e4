import { Link } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { Section } from '#app/ui/section.tsx';
import type { AbuseReportView } from '#domain/abuse-reports/abuse-report.ts';
import { downloadAddress } from '#domain/files/media.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';

export function ReportFacts({ report }: { report: AbuseReportView }) {
  const to = usePath();
  const language = useLanguage();
  const {
    id,
    kind,
    target_id: targetId,
    name,
    email,
    text,
    excerpt,
    place,
    reporter_id: reporterId,
    concerned_id: concernedId,
  } = report;
  const date = formatDate(report.created_at, language);
  const account = (userId: string, label: string) => (
    <Link to={to('/staff/accounts/:userId', { userId })} className="underline underline-offset-4">
      {label}
    </Link>
  );
  const reporter = (
    <>
      {reporterId ? account(reporterId, name) : name}, {email} (
      {reporterId ? m.abuse_desk_reporter_account() : m.abuse_desk_reporter_visitor()})
    </>
  );
  return (
    <>
      <Section title={m.abuse_text()} text={m.abuse_desk_since({ date })}>
        <div className="grid gap-4">
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm wrap-anywhere">
            <dt className="text-soft">{m.abuse_email_number()}</dt>
            <dd>{id}</dd>
            <dt className="text-soft">{m.abuse_desk_reporter()}</dt>
            <dd>{name ? reporter : memberName(name)}</dd>
          </dl>
        </div>
      </Section>
      <Section title={m.abuse_desk_excerpt()} text={place}>
        <div className="grid gap-4">
          <p className="max-w-prose whitespace-pre-line rounded-card bg-sunken p-4 wrap-anywhere">
            {excerpt || m.abuse_desk_excerpt_none()}
          </p>
          {kind === 'file' && (
            <p className="text-sm">
              <a href={downloadAddress(targetId)} className="underline underline-offset-4">
                {m.abuse_desk_file()}
              </a>
            </p>
          )}
          <p className="text-sm">
            {concernedId
              ? account(concernedId, m.abuse_desk_concerned())
              : `${m.abuse_desk_concerned()} · ${m.abuse_desk_concerned_none()}`}
          </p>
        </div>
      </Section>
    </>
  );
}
