import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { OfferTransition } from '../offers/offer.ts';
import { offerTransitions } from '../offers/offer.ts';
import { type CloseReason, DEAL_CHANNEL, type DealStatus, type Side } from './deal.ts';
import { dueAtOf } from './deal-deadline.ts';
import { findDeadlineState } from './find-deadline-state.server.ts';

interface Changes {
  status?: DealStatus;
  running_at?: Date;
  closed_at?: Date;
  close_reason?: CloseReason;
  closed_by?: Side | null;
  work_due_at?: Date | null;
}

/**
 * Saves a locked deal after its offers and its contract were written. Stores the changes, increments the version, and
 * stores when the schedule must look at the deal again. Signals the deal to the live streams of its conversation. Every
 * act on a deal calls this function after its other changes of the deal.
 */
export async function saveDeal(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  dealId: string,
  changes: Changes = {},
): Promise<void> {
  const state = await findDeadlineState({ db }, dealId);
  const status = changes.status ?? state.status;
  await db
    .updateTable('deal')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), due_at: dueAtOf({ ...state, status }, now) }))
    .where('id', '=', dealId)
    .execute();
  const { conversationId } = state;
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
