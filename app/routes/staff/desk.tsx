import { useLanguage, usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { countOpenReports } from '#domain/abuse-reports/find-reports.server.ts';
import { stated } from '#domain/claims/statements.ts';
import { groupSiret } from '#domain/companies/siret.ts';
import type { Language } from '#domain/language.ts';
import { findOperations } from '#domain/staff/find-operations.server.ts';
import { findQueue, type QueueEntry, type QueueName, queues } from '#domain/staff/find-queue.server.ts';
import { type Promptness, promptnessOf } from '#domain/staff/response-time-claim.ts';
import { m } from '#messages';
import { callTime } from '#messages/call-time.ts';
import { formatAgo, formatCount } from '#messages/format.ts';
import type { Route } from './+types/desk';
import { LinkRow } from './link-row.tsx';
import { OperationsLinks } from './operations/operations-links.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_desk_title());
export const ErrorBoundary = StaffError;

const labels: Record<QueueName, () => string> = {
  influencers: m.staff_queue_influencers,
  companies: m.staff_queue_companies,
  calls: m.staff_queue_calls,
  recoveries: m.staff_queue_recoveries,
};

const promptnessBadges: Record<Promptness, { tone: Tone; label: () => string }> = {
  good: { tone: 'good', label: m.staff_age_good },
  due: { tone: 'wait', label: m.staff_age_due },
  late: { tone: 'bad', label: m.staff_age_late },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const { searchParams } = new URL(request.url);
  const name = queues.find((it) => it === searchParams.get('queue')) ?? 'influencers';
  const claim = stated('verificationHours');
  const [queue, operations, openReports] = await Promise.all([
    findQueue(ctx, name, pageIn(searchParams)),
    findOperations(ctx),
    countOpenReports(ctx),
  ]);
  return { ...queue, operations, openReports, claim, now: ctx.now };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { name, entries, counts, page, pages, operations, openReports, claim, now } = loaderData;
  const to = usePath();
  return (
    <Page
      title={m.staff_desk_title()}
      lead={claim ? m.staff_desk_lead(claim) : m.staff_desk_lead_unclaimed()}
      action={<OperationsLinks {...operations} />}
    >
      <Tabs
        label={m.staff_queues()}
        tabs={[
          ...(Object.keys(labels) as QueueName[]).map((it) => ({
            to: to('/staff', { queue: it }),
            label: labels[it](),
            count: counts[it],
            current: it === name,
          })),
          { to: to('/staff/reports'), label: m.abuse_desk(), count: openReports, current: false },
        ]}
      />
      {entries.length === 0 ? (
        <Empty title={m.staff_queue_empty()} text={m.staff_queue_empty_text()} />
      ) : (
        <ul className="-mt-8">
          {entries.map((entry) => (
            <QueueRow key={entry.userId} entry={entry} now={now} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => to('/staff', { queue: name, page: it })} />
    </Page>
  );
}

function QueueRow({ entry, now }: { entry: QueueEntry; now: Date }) {
  const language = useLanguage();
  const to = usePath();
  const { userId, name, since } = entry;
  const { tone, label } = promptnessBadges[promptnessOf(since, now)];
  return (
    <LinkRow to={to('/staff/accounts/:userId', { userId })} title={name} facts={factsOf(entry, language)}>
      <span className="tabular-nums">
        {m.staff_waiting_since({ ago: formatAgo(since, now, language, { inSentence: true }) })}
      </span>
      <Badge tone={tone}>{label()}</Badge>
    </LinkRow>
  );
}

function factsOf({ profile, company, call, recovery }: QueueEntry, language: Language): string[] {
  if (profile) {
    return [`@${profile.handle}`, followersOf(profile, language), profile.location];
  }
  if (company) {
    return [company.city, groupSiret(company.siret), m.staff_documents({ count: company.documents })];
  }
  if (recovery) return [recovery.email];
  return call ? [callTime(call, language), call.note] : [];
}

function followersOf(
  { followers, figuresSource }: NonNullable<QueueEntry['profile']>,
  language: Language,
): string {
  if (followers === null) return m.staff_followers_none();
  const figure = { count: followers, shown: formatCount(followers, language) };
  return figuresSource === 'verified' ? m.staff_followers(figure) : m.staff_followers_declared(figure);
}
