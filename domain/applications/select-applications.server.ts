import { sql } from 'kysely';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { ApplicationStatus } from './application.ts';

/** Callers must restrict the rows to those that the viewer may see. */
export function selectApplications({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id');
}

export function selectOwnApplications(ctx: Ctx) {
  return selectApplications(ctx).where('influencer.user_id', '=', requireActor(ctx).id);
}

/**
 * Returns the applications to one of the actor's own campaigns. Leaves out hidden applications: those hidden because
 * the brand has blocked the influencer, and those that staff hid after an abuse report.
 */
export function selectApplicationsTo(ctx: Ctx, campaignId: string) {
  return selectApplications(ctx)
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('application.hidden', '=', false);
}

/**
 * SQL expression for the current status. The query must include `application` and `campaign`. Pending and accepted
 * applications of a closed campaign count as ended, and so does a pending application whose answer is overdue, even if
 * the row is not updated yet. Declined applications stay declined.
 */
export function applicationStatusAt(now: Date) {
  return sql<ApplicationStatus>`case
    when application.status = 'declined' then application.status
    when not ${isActiveAt(now)} or ${isOverdueAt(now)} then 'ended'
    else application.status end`;
}

/** SQL condition on `application`: the brand's time to answer is over, but the stored status is still pending. */
export function isOverdueAt(now: Date) {
  return sql<boolean>`(application.status = 'pending' and coalesce(application.answer_by < ${dayOf(now)}, false))`;
}

/** SQL condition on `application`: the brand did not answer in time. */
export function isLapsedAt(now: Date) {
  return sql<boolean>`(application.lapsed_at is not null or ${isOverdueAt(now)})`;
}

/**
 * SQL condition: the brand can still decide about the application. The condition can use an index on the stored status.
 * The query must include `application` and `campaign`.
 */
export function isPendingAt(now: Date) {
  return sql<boolean>`(application.status = 'pending' and not ${isOverdueAt(now)} and ${isActiveAt(now)})`;
}
