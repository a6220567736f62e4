import { sql } from 'kysely';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx } from '../ctx.ts';
import { type Lines, linesOf } from '../lines.ts';
import type { InvitationState } from './invitation.ts';
import { invitationStateAt, isOpenAt, selectReceivedInvitations } from './select-invitations.server.ts';

/** `picture` is the brand's logo. `endDate` is the last day of the campaign. */
export interface OpenInvitation {
  campaignId: string;
  campaignTitle: string;
  endDate: string;
  companyName: string;
  picture: string | null;
  invitedAt: Date;
}

export async function findOpenInvitations(ctx: Ctx, limit: number): Promise<Lines<OpenInvitation>> {
  const rows = await selectReceivedInvitations(ctx)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['campaign.id as campaignId', 'campaign.title as campaignTitle', 'campaign.end_date as endDate'])
    .select(['company.name as companyName', 'company.logo as picture'])
    .select(['invitation.created_at as invitedAt', sql<number>`(count(*) over ())::int`.as('total')])
    .where(isOpenAt(ctx.now))
    .where(isShownToOthers())
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(limit)
    .execute();
  return linesOf(rows);
}

export interface ReceivedInvitation {
  state: InvitationState;
  note: string;
  invitedAt: Date;
  answeredAt: Date | null;
}

/** Returns null if there is no invitation or the brand withdrew it. */
export async function findReceivedInvitation(
  ctx: Ctx,
  campaignId: string,
): Promise<ReceivedInvitation | null> {
  const row = await selectReceivedInvitations(ctx)
    .select(['invitation.note', 'invitation.created_at as invitedAt', 'invitation.answered_at as answeredAt'])
    .select(invitationStateAt(ctx.now).as('state'))
    .where('campaign.id', '=', campaignId)
    .where('invitation.status', '<>', 'withdrawn')
    .executeTakeFirst();
  return row ?? null;
}
