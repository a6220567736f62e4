import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { removeNotifications } from '../notifications/remove-notifications.server.ts';
import { Refusal } from '../refusal.ts';
import { invitationTransitions } from './invitation.ts';
import { invitationStateAt, selectSentInvitations } from './select-invitations.server.ts';

/**
 * Withdraws an open invitation of the actor's brand, and deletes its notification. The row stays, so the brand cannot
 * invite the influencer to this campaign again. A second call changes nothing. Refuses with `invitation.not_found` for
 * another brand's invitation, and with `invitation.not_open` after an answer or the end of the campaign.
 */
export function withdrawInvitation(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<void> {
  return act(ctx, async (ctx) => {
    await holdCampaign(ctx, campaignId);
    const invitation = await selectSentInvitations(ctx)
      .select(['invitation.id', invitationStateAt(ctx.now).as('state')])
      .where('campaign.id', '=', campaignId)
      .where('influencer.id', '=', influencerId)
      .forNoKeyUpdate('invitation')
      .executeTakeFirst();
    if (!invitation) throw new Refusal('invitation.not_found');
    const { id: invitationId, state } = invitation;
    if (state === 'withdrawn') return;
    if (!invitationTransitions.withdraw.includes(state)) throw new Refusal('invitation.not_open');
    await ctx.db
      .updateTable('invitation')
      .set({ status: 'withdrawn', answered_at: ctx.now })
      .where('id', '=', invitationId)
      .execute();
    await removeNotifications(ctx, { events: ['invitation.sent'], campaignId, influencerId });
    await record(ctx, 'invitation.withdrawn', { invitationId, campaignId, influencerId });
  });
}
