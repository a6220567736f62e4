import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { dealActInput } from '#domain/offers/act-input.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { parse } from '#domain/parse.ts';
import { waiveGift } from '#domain/shipments/waive-gift.server.ts';
import { sendGiftAct } from './send-gift-act.server.ts';

/** The act for which the page must ask for confirmation. */
export interface AsksFor {
  asksFor: 'stop' | 'withdraw' | 'waive_gift';
}

/** Runs the act that a form on a deal's page sends. Returns a toast, or the act that is not confirmed yet. */
export async function sendAct(ctx: Ctx, dealId: string, form: unknown): Promise<ToastName | AsksFor> {
  const act = parse(dealActInput, form);
  switch (act.intent) {
    case 'accept':
      await acceptOffer(ctx, dealId, { ...act, signing: null });
      return 'deal.agreed';
    case 'decline':
      await declineOffer(ctx, dealId, act);
      return 'deal.declined';
    case 'withdraw':
      if (!act.confirmed) return askFor(ctx, dealId, 'withdraw');
      await withdrawOffer(ctx, dealId, act);
      return 'deal.withdrawn';
    case 'stop':
      if (!act.confirmed) return askFor(ctx, dealId, 'stop');
      await stopDeal(ctx, dealId);
      return 'deal.stopped';
    case 'send_gift':
    case 'report_problem':
    case 'receive_gift':
      return sendGiftAct(ctx, dealId, act);
    case 'waive_gift':
      if (!act.confirmed) return askFor(ctx, dealId, 'waive_gift');
      await waiveGift(ctx, dealId);
      return 'gift.waived';
  }
}

/** Throws 404 if the deal is not the actor's. */
async function askFor(ctx: Ctx, dealId: string, asksFor: AsksFor['asksFor']): Promise<AsksFor> {
  await findDeal(ctx, dealId);
  return { asksFor };
}
