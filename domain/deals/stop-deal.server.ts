import { act, type Ctx } from '../ctx.ts';
import { closeDeal } from './close-deal.server.ts';
import { lockDeal, requireMove } from './lock-deal.server.ts';

/**
 * Stops a deal of the actor before it runs. Its open offer and its unsigned contract become void. Refuses with
 * `deal.not_found`, with `deal.move_not_allowed` once the deal runs or is closed, and with `deal.campaign_is_over`.
 * People who have blocked the other side may stop the deal too.
 */
export function stopDeal(ctx: Ctx, dealId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const deal = await lockDeal(ctx, dealId);
    requireMove(deal, 'stop');
    await closeDeal(ctx, deal, 'stop', deal.side);
  });
}
