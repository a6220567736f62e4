import type { Ctx } from '../ctx.ts';
import { closeDealsOf } from '../deals/close-deal.server.ts';
import { recordAll } from '../events.server.ts';
import { applicationTransitions } from './application.ts';
import { lapseApplication } from './lapse-application.server.ts';
import { isOverdueAt } from './select-applications.server.ts';

/**
 * Ends the pending and accepted applications of a campaign, and closes its negotiating deals. Keeps the decisions. An
 * application whose answer is overdue lapses instead, so that the outcome does not depend on the order of the
 * schedule's tasks. Callers must have locked the campaign.
 */
export async function endApplicationsOf(ctx: Ctx, campaignId: string): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('application')
    .select(['id', 'campaign_id as campaignId', 'influencer_id as influencerId', 'answer_by as answerBy'])
    .select('attempt')
    .$narrowType<{ answerBy: string }>()
    .where('campaign_id', '=', campaignId)
    .where(isOverdueAt(ctx.now))
    .forNoKeyUpdate()
    .execute();
  for (const application of overdue) await lapseApplication(ctx, application);
  const ended = await ctx.db
    .updateTable('application')
    .set({ status: 'ended', ended_at: ctx.now, due_at: null })
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', applicationTransitions.end)
    .returning(['id as applicationId', 'influencer_id as influencerId'])
    .execute();
  await recordAll(
    ctx,
    'application.ended',
    ended.map((it) => ({ ...it, campaignId })),
  );
  await closeDealsOf(ctx, campaignId);
}
