import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { dealActInput } from '#domain/offers/act-input.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { parse } from '#domain/parse.ts';
import { sendGiftAct } from './send-gift-act.server.ts';

/** Runs the act that a form on a deal's page sends. Returns a toast, or null if the page must ask for confirmation. */
export async function sendAct(ctx: Ctx, dealId: string, form: unknown): Promise<ToastName | null> {
  const act = parse(dealActInput, form);
  switch (act.intent) {
    case 'accept':
      await acceptOffer(ctx, dealId, { ...act, signing: null });
      return 'deal.agreed';
    case 'decline':
      await declineOffer(ctx, dealId, act);
      return 'deal.declined';
    case 'withdraw':
      await withdrawOffer(ctx, dealId, act);
      return 'deal.withdrawn';
    case 'stop':
      if (!act.confirmed) {
        await findDeal(ctx, dealId);
        return null;
      }
      await stopDeal(ctx, dealId);
      return 'deal.stopped';
    case 'send_gift':
    case 'report_problem':
    case 'receive_gift':
    case 'waive_gift':
      return sendGiftAct(ctx, dealId, act);
  }
}
