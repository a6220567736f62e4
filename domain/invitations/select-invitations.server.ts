import { type SqlBool, sql } from 'kysely';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { InvitationState } from './invitation.ts';

/** Callers must restrict the rows to those that the viewer may see. */
function selectInvitations({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('invitation')
    .innerJoin('campaign', 'campaign.id', 'invitation.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'invitation.influencer_id');
}

/** Leaves out invitations from brands that the influencer has blocked. */
export function selectReceivedInvitations(ctx: Ctx) {
  const { id } = requireActor(ctx);
  return selectInvitations(ctx)
    .where('influencer.user_id', '=', id)
    .where((eb) => eb.not(hasBlocked(id, sql.ref('campaign.client_id'))));
}

export function selectSentInvitations(ctx: Ctx) {
  return selectInvitations(ctx).where('campaign.client_id', '=', actsFor(requireActor(ctx)));
}

/** SQL condition: the influencer can still answer. The query must include `invitation` and `campaign`. */
export function isOpenAt(now: Date) {
  return sql<SqlBool>`(invitation.status = 'open' and ${isActiveAt(now)})`;
}

/** SQL expression for the state. The query must include `invitation` and `campaign`. */
export function invitationStateAt(now: Date) {
  return sql<InvitationState>`case when invitation.status = 'open' and not ${isActiveAt(now)}
    then 'closed' else invitation.status end`;
}
