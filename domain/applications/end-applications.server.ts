import type { Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { applicationTransitions } from './application.ts';

/** Ends the pending and accepted applications of a campaign. Keeps their decisions. */
export async function endApplicationsOf(ctx: Ctx, campaignId: string): Promise<void> {
  const ended = await ctx.db
    .updateTable('application')
    .set({ status: 'ended', ended_at: ctx.now })
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', applicationTransitions.end)
    .returning(['id', 'influencer_id'])
    .execute();
  for (const { id, influencer_id } of ended) {
    await record(ctx, 'application.ended', { applicationId: id, campaignId, influencerId: influencer_id });
  }
}
