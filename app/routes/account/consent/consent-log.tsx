import { useLanguage } from '#app/language.ts';
import type { ConsentEntry } from '#domain/consent/consent.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { formatDate, formatShortMoment } from '#messages/format.ts';
import { consentWayLabels } from '#messages/labels/consent.ts';
import { notificationKindLabel } from '#messages/notification.ts';

interface ConsentLogProps {
  role: Role;
  entries: readonly ConsentEntry[];
}

export function ConsentLog({ role, entries }: ConsentLogProps) {
  const language = useLanguage();
  if (entries.length === 0) return <p className="text-soft">{m.consent_log_empty()}</p>;
  return (
    <ul className="border-t border-line">
      {entries.map(({ id, kind, given, way, version, at }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3 tabular-nums"
        >
          <span>{m.consent_log_email({ kind: notificationKindLabel(kind, role) })}</span>
          <span className={given ? 'font-medium' : 'text-soft'}>
            {given ? m.consent_given() : m.consent_withdrawn()}
          </span>
          <span className="text-sm text-soft">
            <time dateTime={at.toISOString()}>{formatShortMoment(at, language)}</time>
            {` · ${consentWayLabels[way]()} · ${m.consent_version({ date: formatDate(version, language) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
