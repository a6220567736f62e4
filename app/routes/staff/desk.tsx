import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { findQueue, type QueueName, queues } from '#domain/staff/find-queue.server.ts';
import { m } from '#messages';
import type { Route } from './+types/desk';
import { QueueRow } from './queue-row.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_desk_title());
export const ErrorBoundary = StaffError;

const labels: Record<QueueName, () => string> = {
  influencers: m.staff_queue_influencers,
  companies: m.staff_queue_companies,
  calls: m.staff_queue_calls,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  admitStaff(context);
  const ctx = ctxOf(context);
  const { searchParams } = new URL(request.url);
  const name = queues.find((it) => it === searchParams.get('queue')) ?? 'influencers';
  return { ...(await findQueue(ctx, name, pageIn(searchParams))), now: ctx.now };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { name, entries, counts, page, pages, now } = loaderData;
  const to = usePath();
  return (
    <Page title={m.staff_desk_title()} lead={m.staff_desk_lead()}>
      <Tabs
        label={m.staff_queues()}
        tabs={(Object.keys(labels) as QueueName[]).map((it) => ({
          to: to('/staff', { queue: it }),
          label: labels[it](),
          count: counts[it],
          current: it === name,
        }))}
      />
      {entries.length === 0 ? (
        <Empty title={m.staff_queue_empty()} text={m.staff_queue_empty_text()} />
      ) : (
        <ul className="-mt-8">
          {entries.map((entry) => (
            <li key={entry.userId} className="border-b border-line">
              <QueueRow entry={entry} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => to('/staff', { queue: name, page: it })} />
    </Page>
  );
}
