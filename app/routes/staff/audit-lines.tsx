import { Link } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { useLanguage, usePath } from '#app/language.ts';
import type { AuditLine } from '#domain/staff/find-audit.server.ts';
import { m } from '#messages';
import { formatShortMoment } from '#messages/format.ts';
import { auditActLabels } from '#messages/labels/audit-act.ts';

export function AuditLines({ lines, ofOne = false }: { lines: readonly AuditLine[]; ofOne?: boolean }) {
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {lines.map(({ id, at, staff, act, subject }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)_9rem]"
        >
          <time dateTime={at.toISOString()} className="text-sm leading-6 text-soft tabular-nums">
            {formatShortMoment(at, language)}
          </time>
          <span>{auditActLabels[act]()}</span>
          {ofOne ? <span className="max-md:hidden" /> : <Subject {...subject} />}
          <span className="text-sm leading-6 text-soft md:text-right">
            {staff ? (staff.name ?? staff.id) : m.staff_audit_command_line()}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A staff member's name has no link, because staff may not open the page of other staff. */
function Subject({ id, name, kind }: AuditLine['subject']) {
  const to = usePath();
  if (name === null) return <code className="text-sm leading-6 text-soft wrap-anywhere">{id}</code>;
  if (kind === 'staff') return <span className="wrap-anywhere">{name}</span>;
  return (
    <Link
      to={to(
        kind === 'entry'
          ? pathTo('/staff/blog/:entryId', { entryId: id })
          : pathTo('/staff/accounts/:userId', { userId: id }),
      )}
      className="underline underline-offset-4 wrap-anywhere"
    >
      {name}
    </Link>
  );
}
