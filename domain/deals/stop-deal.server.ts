import { act, type Ctx } from '../ctx.ts';
import { closeDeal } from './close-deal.server.ts';
import { lockDeal, requireMove } from './lock-deal.server.ts';

/**
 * Stops a deal of the actor before it runs. Voids its open offer, or the contract that only one side has signed.
 * Refuses with `deal.not_found`, with `deal.move_not_allowed` once the deal runs or is closed, and with
 * `deal.campaign_is_over`. Does not refuse an actor who has blocked the other side.
 */
export function stopDeal(ctx: Ctx, dealId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const deal = await lockDeal(ctx, dealId);
    requireMove(deal, 'stop');
    await closeDeal(ctx, deal, 'stop', deal.side);
  });
}
