import { Link } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { groupSiret } from '#domain/companies/siret.ts';
import type { Language } from '#domain/language.ts';
import type { QueueEntry } from '#domain/staff/find-queue.server.ts';
import { type Promptness, promptnessOf } from '#domain/staff/response-time-claim.ts';
import { m } from '#messages';
import { formatAgo, formatCount, formatDate } from '#messages/format.ts';

const looks: Record<Promptness, { tone: Tone; label: () => string }> = {
  good: { tone: 'good', label: m.staff_age_good },
  due: { tone: 'wait', label: m.staff_age_due },
  late: { tone: 'bad', label: m.staff_age_late },
};

export function QueueRow({ entry, now }: { entry: QueueEntry; now: Date }) {
  const language = useLanguage();
  const to = usePath();
  const { tone, label } = looks[promptnessOf(entry.since, now)];
  return (
    <Link
      to={to('/staff/accounts/:userId', { userId: entry.userId })}
      className="group flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5"
    >
      <span className="min-w-0">
        <span className="block font-serif text-2xl leading-tight decoration-1 underline-offset-4 wrap-anywhere group-hover:underline">
          {entry.name}
        </span>
        <span className="mt-1 block text-soft">{factsOf(entry, language).filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex items-center gap-3">
        <span className="text-sm text-soft tabular-nums">
          {m.staff_waiting_since({ ago: formatAgo(entry.since, now, language) })}
        </span>
        <Badge tone={tone}>{label()}</Badge>
      </span>
    </Link>
  );
}

function factsOf({ profile, company, call }: QueueEntry, language: Language): string[] {
  if (profile) {
    const followers = m.staff_followers({ count: formatCount(profile.followers, language) });
    return [`@${profile.handle}`, followers, profile.location];
  }
  if (company) {
    return [company.city, groupSiret(company.siret), m.staff_documents({ count: company.documents })];
  }
  return call
    ? [m.booking_moment({ date: formatDate(call.date, language), time: call.time }), call.note]
    : [];
}
