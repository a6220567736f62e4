import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findWork } from '#domain/deal-work/find-work.server.ts';
import { workDueAt } from '#domain/deal-work/work-deadlines.ts';
import type { Checked } from './check-writes.ts';
import { type DueDeals, dueBy } from './seed-work.ts';

type Kysely = Database['kysely'];

/**
 * Compares the events of the schedule with the deals that are due. Each due deal must have one outcome or one reminder.
 */
export async function checkDue(
  kysely: Kysely,
  due: DueDeals,
  now: Date,
): Promise<Checked & { done: number }> {
  const { rows } = await sql<{ number: number; count: number }>`
    select replace(subject ->> 'dealId', 'deal-clock-', '')::integer as number, count(*)::integer as count from event
    where name in ('deliverable.approved', 'deal.reminded') and subject ->> 'dealId' like 'deal-clock-%' group by 1`.execute(
    kysely,
  );
  const counts = new Map(rows.map(({ number, count }) => [number, count]));
  const numbers = Array.from({ length: due.count }, (_, nth) => nth + 1);
  const isDue = (number: number) => number <= dueBy(due, now);
  const lost = numbers.filter((it) => isDue(it) && !counts.has(it)).map((it) => `lost: deadline ${it}`);
  const early = numbers.filter((it) => !isDue(it) && counts.has(it)).map((it) => `early: deadline ${it}`);
  const doubled = rows
    .filter(({ count }) => count > 1)
    .map(({ number, count }) => `${count} times: deadline ${number}`);
  return {
    done: rows.length,
    lost: lost.length,
    doubled: doubled.length,
    faults: [...lost, ...early, ...doubled],
  };
}

/**
 * Returns the deliverables whose drafts, rounds, status and events do not agree, and the events that do not have the
 * right number of notifications.
 */
export async function findHalves(kysely: Kysely): Promise<string[]> {
  const { rows } = await sql<{ half: string }>`
    with acts as (
      select subject ->> 'deliverableId' as id, count(*) filter (where name = 'deliverable.submitted') as drafts,
        count(*) filter (where name = 'deliverable.changes_asked') as rounds,
        count(*) filter (where name = 'deliverable.approved') as approvals
      from event group by 1
    ), stored as (
      select deliverable.id, status, rounds, approved_at is not null as is_approved, deal_id like 'deal-clock-%' as is_seeded,
        count(distinct submission.id) as drafts, count(distinct remark.id) as remarks
      from deliverable left join submission on submission.deliverable_id = deliverable.id
        left join remark on remark.submission_id = submission.id
      group by deliverable.id
    )
    select 'half: ' || stored.id as half from stored left join acts using (id)
    where (not is_seeded and stored.drafts <> coalesce(acts.drafts, 0))
      or stored.rounds <> coalesce(acts.rounds, 0) or stored.rounds <> remarks
      or (status = 'approved') <> is_approved or is_approved::integer <> coalesce(approvals, 0)
    union all
    select 'half: ' || event.name || ' ' || event.id
    from event left join (select id, event_id from notice) notification on notification.event_id = event.id
    where event.name like 'deliverable.%' or event.name = 'deal.reminded'
    group by event.id
    having count(notification.id) <> case when event.name = 'deal.reminded' or event.actor_id is not null then 1 else 2 end`.execute(
    kysely,
  );
  return rows.map(({ half }) => half);
}

/** Returns the deals whose stored `work_due_at` differs from the moment computed from their deadlines. */
export async function findWrongDeadlines(ctx: Ctx): Promise<string[]> {
  const deals = await ctx.db
    .selectFrom('deal')
    .select(['id', 'work_due_at'])
    .where('status', '=', 'running')
    .where((eb) =>
      eb.exists(eb.selectFrom('event').select('id').where(sql<boolean>`subject ->> 'dealId' = deal.id`)),
    )
    .execute();
  const wrong: string[] = [];
  for (const { id, work_due_at } of deals) {
    const work = await findWork(ctx, id);
    const next = work && workDueAt(work, ctx.now);
    if (next?.getTime() !== work_due_at?.getTime())
      wrong.push(`wrong deadline: ${id} is due ${work_due_at?.toISOString()}, not ${next?.toISOString()}`);
  }
  return wrong;
}
