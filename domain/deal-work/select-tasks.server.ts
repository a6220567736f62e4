import { sql } from 'kysely';
import type { Side } from '../deals/deal.ts';

interface OpenTasks {
  /** Number of tasks of both sides. 0 if nothing is left to do. */
  tasks: number;
  ownTasks: number;
  /** Earliest last day among the `ownTasks`, in Paris. Null if none of these tasks has a last day. */
  ownDay: string | null;
  otherDay: string | null;
}

/**
 * SQL subquery for the tasks of `deal` while it runs. Counts the same tasks as `tasksOf` after `currentParts`: a task
 * to approve, to confirm or to receive the gift is over once its deadline has passed.
 */
export function openTasks(side: Side, today: string) {
  const day = sql`${today}::date`;
  const status = sql`case
    when gift.paused_on is null and deliverable.status = 'submitted' and approve_by < ${day} then 'approved'
    when gift.paused_on is null and deliverable.status = 'live' and confirm_by < ${day} then 'confirmed'
    else deliverable.status end`;
  const mayBegin = sql`(not needs_benefit or gift.deal_id is null or gift.status in ('received', 'waived')
    or gift.status = 'sent' and gift.arrive_by < ${day})`;
  return sql<OpenTasks>`(
    select count(*)::int as tasks, (count(*) filter (where side = ${side}))::int as "ownTasks",
      min(last_day) filter (where side = ${side}) as "ownDay",
      min(last_day) filter (where side <> ${side}) as "otherDay"
    from (
      select case status when 'sent' then 'influencer' else 'brand' end as side,
        case status when 'sent' then arrive_by when 'to_send' then send_by end as last_day
      from shipment
      where shipment.deal_id = deal.id
        and (status in ('to_send', 'problem') or status = 'sent' and coalesce(arrive_by >= ${day}, true))
      union all
      select case when current.status in ('submitted', 'live') then 'brand' else 'influencer' end,
        case when gift.paused_on is null then case current.status
          when 'planned' then coalesce(submit_by, publish_by)
          when 'submitted' then approve_by
          when 'changes_asked' then change_by
          when 'approved' then publish_by
          when 'live' then confirm_by end end
      from deliverable
        left join shipment as gift on gift.deal_id = deliverable.deal_id
        cross join lateral (select ${status} as status) as current
      where deliverable.deal_id = deal.id and current.status not in ('confirmed', 'dropped')
        and (current.status <> 'planned' or ${mayBegin})
    ) as task
    where deal.status = 'running'
  )`.as<'task'>('task');
}
