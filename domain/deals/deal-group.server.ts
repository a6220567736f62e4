import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { deadlines } from '../deadlines/deadline.ts';
import { openTasks } from '../deal-work/select-tasks.server.ts';
import { sideOf } from './deal.ts';
import type { DealGroup } from './deal-view.ts';
import { campaignIsOver, isTurnOf, selectDealLines } from './select-deals.server.ts';

const quietDays = sql.lit(deadlines.quiet.length.days);

/**
 * Selects the actor's deals with the columns that `dealLineOf` needs, and with the group of each deal. Like
 * `currentDeal`, the group takes account of past deadlines that the schedule has not stored yet. `sortDay` is the last
 * day of the deadline, or of the next task of a running deal. It is null if this task has no last day.
 */
export function selectGroupedDeals(ctx: Ctx) {
  const [side, today] = [sideOf(requireActor(ctx)), dayOf(ctx.now)];
  // The days are in Paris. An open offer expires at midnight after its last day. `least` ignores null, and so a
  // deleted campaign.
  const lastDay = sql<string | null>`case
    when deal.status = 'signing' then contract.sign_by
    when offer.status <> 'open' then 
      least((offer.answered_at at time zone 'Europe/Paris')::date + ${quietDays}::int, campaign.end_date)
    when offer.expires_on >= ${today} then offer.expires_on
    else least(offer.expires_on + 1 + ${quietDays}::int, campaign.end_date) end`;
  const group = sql<DealGroup>`case
    when deal.closed_at is not null then 'closed'
    when deal.status = 'running' and task.tasks = 0 then 'closed'
    when deal.status = 'negotiating' and ${campaignIsOver(ctx)} then 'closed'
    when deal.status <> 'running' and ${lastDay} < ${today}::date then 'closed'
    when ${isTurnOf(ctx, side, today)} then 'mine'
    else 'theirs' end`;
  const nextDay = sql<string | null>`case
    when deal.status <> 'running' then ${lastDay}
    when task."ownTasks" > 0 then task."ownDay"
    else task."otherDay" end`;
  return selectDealLines(ctx)
    .leftJoinLateral(openTasks(side, today), (join) => join.onTrue())
    .select([group.as('group'), nextDay.as('sortDay')]);
}
