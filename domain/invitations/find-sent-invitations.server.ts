import { sql } from 'kysely';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type Lines, linesOf } from '../lines.ts';
import type { InvitationState } from './invitation.ts';
import { invitationStateAt, selectSentInvitations } from './select-invitations.server.ts';

const MAX_SENT = 100;

export interface SentInvitation {
  influencerId: string;
  fullName: string;
  handle: string;
  picture: string | null;
  state: InvitationState;
  /** False if the influencer has not applied, or if the application is withdrawn or hidden. */
  hasApplication: boolean;
  invitedAt: Date;
}

/**
 * Returns the newest 100 invitations to the brand's own campaign, and the number of all invitations. Leaves out
 * suspended and blocked influencers. Returns no invitations to another brand's campaign.
 */
export async function findSentInvitations(ctx: Ctx, campaignId: string): Promise<Lines<SentInvitation>> {
  const rows = await selectSentInvitations(ctx)
    .leftJoin('application', (join) =>
      join
        .onRef('application.campaign_id', '=', 'campaign.id')
        .onRef('application.influencer_id', '=', 'influencer.id')
        .on('application.hidden', '=', false),
    )
    .select(['influencer.id as influencerId', 'influencer.full_name as fullName', 'influencer.handle'])
    .select(['influencer.picture', 'invitation.created_at as invitedAt'])
    .select((eb) => eb('application.id', 'is not', null).as('hasApplication'))
    .select([invitationStateAt(ctx.now).as('state'), sql<number>`(count(*) over ())::int`.as('total')])
    .$narrowType<{ hasApplication: boolean }>()
    .where('campaign.id', '=', campaignId)
    .where(notSuspended('influencer.user_id'))
    .where((eb) => eb.not(hasBlocked(requireActor(ctx).id, sql.ref('influencer.user_id'))))
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(MAX_SENT)
    .execute();
  return linesOf(rows);
}
