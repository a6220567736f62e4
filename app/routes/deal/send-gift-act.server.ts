import type { z } from 'zod';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import type { giftInputs } from '#domain/shipments/gift-input.ts';
import { receiveGift } from '#domain/shipments/receive-gift.server.ts';
import { reportProblem } from '#domain/shipments/report-problem.server.ts';
import { sendGift } from '#domain/shipments/send-gift.server.ts';
import { waiveGift } from '#domain/shipments/waive-gift.server.ts';

type GiftAct = z.output<(typeof giftInputs)[number]>;

/** Runs the act that a form about the gift sends. Returns the same values as `sendAct`. */
export async function sendGiftAct(ctx: Ctx, dealId: string, act: GiftAct): Promise<ToastName | null> {
  switch (act.intent) {
    case 'send_gift':
      await sendGift(ctx, dealId, act);
      return 'gift.sent';
    case 'report_problem':
      await reportProblem(ctx, dealId, act);
      return 'gift.problem';
    case 'receive_gift':
      await receiveGift(ctx, dealId);
      return 'gift.received';
    case 'waive_gift':
      if (!act.confirmed) {
        await findDeal(ctx, dealId);
        return null;
      }
      await waiveGift(ctx, dealId);
      return 'gift.waived';
  }
}
