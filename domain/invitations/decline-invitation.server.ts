import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { invitationTransitions } from './invitation.ts';
import { invitationStateAt, selectReceivedInvitations } from './select-invitations.server.ts';

/**
 * Declines the actor's invitation to a campaign. The brand cannot invite the influencer to this campaign again. A
 * second call changes nothing. Refuses with `invitation.not_found` without an invitation, and with
 * `invitation.not_open` if the influencer applied, the brand withdrew or the campaign closed.
 */
export function declineInvitation(ctx: Ctx, campaignId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await holdCampaign(ctx, campaignId);
    const invitation = await selectReceivedInvitations(ctx)
      .select(['invitation.id', 'influencer.id as influencerId', invitationStateAt(ctx.now).as('state')])
      .where('campaign.id', '=', campaignId)
      .forNoKeyUpdate('invitation')
      .executeTakeFirst();
    if (!invitation) throw new Refusal('invitation.not_found');
    const { id: invitationId, influencerId, state } = invitation;
    if (state === 'declined') return;
    if (!invitationTransitions.decline.includes(state)) throw new Refusal('invitation.not_open');
    await ctx.db
      .updateTable('invitation')
      .set({ status: 'declined', answered_at: ctx.now })
      .where('id', '=', invitationId)
      .execute();
    await record(ctx, 'invitation.declined', { invitationId, campaignId, influencerId });
  });
}
