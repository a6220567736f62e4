import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { invitationTransitions } from './invitation.ts';
import { isOpenAt, selectReceivedInvitations } from './select-invitations.server.ts';

/**
 * Mutes the brand that invited the actor to a campaign, and declines all open invitations of this brand. The brand
 * sees only declined invitations, never the mute. A second call changes nothing. Refuses with `invitation.not_found`
 * without an invitation.
 */
export function muteBrand(ctx: Ctx, campaignId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireActor(ctx);
    await lockAccounts(ctx, [userId]);
    const invitation = await selectReceivedInvitations(ctx)
      .select(['campaign.client_id as clientId', 'influencer.id as influencerId'])
      .where('campaign.id', '=', campaignId)
      .executeTakeFirst();
    if (!invitation) throw new Refusal('invitation.not_found');
    const { clientId, influencerId } = invitation;
    await ctx.db
      .insertInto('muted_brand')
      .values({ user_id: userId, client_id: clientId, muted_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
      .execute();
    const open = selectReceivedInvitations(ctx)
      .select('invitation.id')
      .where('campaign.client_id', '=', clientId)
      .where(isOpenAt(ctx.now));
    const declined = await ctx.db
      .updateTable('invitation')
      .set({ status: 'declined', answered_at: ctx.now })
      .where('id', 'in', open)
      .where(
        'status',
        'in',
        invitationTransitions.decline.filter((it) => it !== 'closed'),
      )
      .returning(['id', 'campaign_id'])
      .execute();
    for (const { id, campaign_id } of declined) {
      const subject = { invitationId: id, campaignId: campaign_id, influencerId };
      await record(ctx, 'invitation.declined', subject);
    }
  });
}
