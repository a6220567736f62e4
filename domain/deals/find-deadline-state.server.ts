import type { Ctx } from '../ctx.ts';
import type { DealStatus, Side } from './deal.ts';
import type { DeadlineState } from './deal-deadline.ts';
import { newestOffer } from './select-deals.server.ts';

export interface DealState extends DeadlineState {
  /** The newest offer. */
  offer: DeadlineState['offer'] & { id: string; side: Side };
  conversationId: string | null;
}

/** Returns the data that `deadlineOf` needs for a deal. Callers must have locked the deal in an earlier statement. */
export async function findDeadlineState({ db }: Pick<Ctx, 'db'>, dealId: string): Promise<DealState> {
  const row = await db
    .selectFrom('deal')
    .innerJoinLateral(newestOffer(), (join) => join.onTrue())
    .leftJoin('contract', (join) =>
      join.onRef('contract.deal_id', '=', 'deal.id').on('contract.status', '=', 'open'),
    )
    .leftJoin('campaign', 'campaign.id', 'deal.campaign_id')
    .leftJoin('conversation', 'conversation.application_id', 'deal.application_id')
    .select(['deal.status', 'conversation.id as conversationId'])
    .select('campaign.end_date as campaignEndsOn')
    .select(['offer.id', 'offer.side', 'offer.status as offerStatus'])
    .select(['made_at as madeAt', 'expires_on as expiresOn'])
    .select(['answered_at as answeredAt', 'opened_at as openedAt', 'sign_by as signBy'])
    .where('deal.id', '=', dealId)
    .executeTakeFirstOrThrow();
  const { id, side, offerStatus, madeAt, expiresOn, answeredAt, openedAt, signBy } = row;
  return {
    status: row.status as DealStatus,
    offer: { id, side, status: offerStatus, madeAt, expiresOn, answeredAt },
    contract: openedAt && signBy ? { openedAt, signBy } : null,
    campaignEndsOn: row.campaignEndsOn,
    conversationId: row.conversationId,
  };
}
