import type { Ctx } from '../ctx.ts';
import { invitationTransitions } from './invitation.ts';

export async function answerByApplication(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<void> {
  await ctx.db
    .updateTable('invitation')
    .set({ status: 'applied', answered_at: ctx.now })
    .where('campaign_id', '=', campaignId)
    .where('influencer_id', '=', influencerId)
    .where(
      'status',
      'in',
      invitationTransitions.apply.filter((it) => it !== 'closed'),
    )
    .execute();
}
