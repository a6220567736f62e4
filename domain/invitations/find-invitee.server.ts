import { notSuspended } from '../accounts/not-suspended.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { isInCollection } from '../influencers/collection.server.ts';
import { cardColumns, openCardOf } from '../influencers/influencer-cards.server.ts';
import type { OpenCard } from '../influencers/influencer-view.ts';
import { Refusal } from '../refusal.ts';
import type { InvitationState } from './invitation.ts';
import { invitationStateAt, selectSentInvitations } from './select-invitations.server.ts';
import { takesInvitationsOf } from './takes-invitations.server.ts';

export interface Invitee {
  card: OpenCard;
  takesInvitations: boolean;
}

/**
 * Returns the influencer's card, and whether the influencer takes invitations from the actor's brand. A card uses no
 * profile view. Refuses with `influencer.not_found` outside the collection, unless the actor's brand has invited the
 * influencer.
 */
export async function findInvitee(ctx: Ctx, influencerId: string): Promise<Invitee> {
  const sent = selectSentInvitations(ctx).select('invitation.influencer_id');
  const row = await ctx.db
    .selectFrom('influencer')
    .select(cardColumns)
    .select(takesInvitationsOf(actsFor(requireActor(ctx))).as('takesInvitations'))
    .$narrowType<{ takesInvitations: boolean }>()
    .where('id', '=', influencerId)
    .where((eb) =>
      eb.or([isInCollection(), eb.and([eb('id', 'in', sent), notSuspended('influencer.user_id')])]),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('influencer.not_found');
  return { card: openCardOf(row), takesInvitations: row.takesInvitations };
}

export interface InvitationToOne {
  campaignTitle: string;
  note: string;
  state: InvitationState;
  invitedAt: Date;
}

export async function findSentInvitation(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<InvitationToOne | null> {
  const row = await selectSentInvitations(ctx)
    .select(['campaign.title as campaignTitle', 'invitation.note', 'invitation.created_at as invitedAt'])
    .select(invitationStateAt(ctx.now).as('state'))
    .where('campaign.id', '=', campaignId)
    .where('influencer.id', '=', influencerId)
    .executeTakeFirst();
  return row ?? null;
}
