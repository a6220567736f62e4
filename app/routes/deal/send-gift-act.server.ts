import type { z } from 'zod';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { giftInputs } from '#domain/shipments/gift-input.ts';
import { receiveGift } from '#domain/shipments/receive-gift.server.ts';
import { reportProblem } from '#domain/shipments/report-problem.server.ts';
import { sendGift } from '#domain/shipments/send-gift.server.ts';

type GiftAct = Exclude<z.output<(typeof giftInputs)[number]>, { intent: 'waive_gift' }>;

/** Runs the act that a form about the gift sends, except waiving the gift, which asks for confirmation. */
export async function sendGiftAct(ctx: Ctx, dealId: string, act: GiftAct): Promise<ToastName> {
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
  }
}
