import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { OfferTransition } from '../offers/offer.ts';
import { offerTransitions } from '../offers/offer.ts';
import { type CloseReason, DEAL_CHANNEL, type DealStatus, type Side } from './deal.ts';
import { dueAtOf } from './deal-deadline.ts';
import { newestOffer } from './select-deals.server.ts';

interface Changes {
  status?: DealStatus;
  running_at?: Date;
  closed_at?: Date;
  close_reason?: CloseReason;
  closed_by?: Side | null;
}

/**
 * Saves a locked deal after its offers and its contract were written: the changes, the next version, and when the
 * schedule must look at the deal again. Signals the deal to the live streams of its conversation. Every act on a deal
 * ends with it.
 */
export async function saveDeal(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  dealId: string,
  changes: Changes = {},
): Promise<void> {
  const deal = await db
    .selectFrom('deal')
    .innerJoinLateral(newestOffer(), (join) => join.onTrue())
    .leftJoin('contract', (join) =>
      join.onRef('contract.deal_id', '=', 'deal.id').on('contract.status', '=', 'open'),
    )
    .leftJoin('conversation', 'conversation.application_id', 'deal.application_id')
    .select(['deal.status', 'conversation.id as conversationId'])
    .select(['offer.status as offerStatus', 'made_at as madeAt', 'expires_on as expiresOn'])
    .select(['answered_at as answeredAt', 'opened_at as openedAt', 'sign_by as signBy'])
    .where('deal.id', '=', dealId)
    .executeTakeFirstOrThrow();
  const { offerStatus, madeAt, expiresOn, answeredAt, openedAt, signBy } = deal;
  const state = {
    status: changes.status ?? (deal.status as DealStatus),
    offer: { status: offerStatus, madeAt, expiresOn, answeredAt },
    contract: openedAt && signBy ? { openedAt, signBy } : null,
  };
  await db
    .updateTable('deal')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), due_at: dueAtOf(state, now) }))
    .where('id', '=', dealId)
    .execute();
  const { conversationId } = deal;
  await notify(db, DEAL_CHANNEL, conversationId ? `${dealId} ${conversationId}` : dealId);
}

/** Answers or ends an open offer of a locked deal. The database refuses to change an offer that is not open. */
export async function saveOffer(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  offerId: string,
  transition: Exclude<OfferTransition, 'make'>,
): Promise<void> {
  await db
    .updateTable('offer')
    .set({ status: offerTransitions[transition].to, answered_at: now })
    .where('id', '=', offerId)
    .execute();
}
