import { act, type Ctx } from '../ctx.ts';
import { saveDeal, saveOffer } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { lockOpenOffer } from './lock-open-offer.server.ts';

/**
 * Withdraws the actor's own open offer. The deal goes on, and either side may make another offer. The actor may
 * withdraw even after blocking the other side. Refuses like `lockOpenOffer`.
 */
export function withdrawOffer(ctx: Ctx, dealId: string, { seq }: { seq: number }): Promise<void> {
  return act(ctx, async (ctx) => {
    const { offer, campaignId, influencerId } = await lockOpenOffer(ctx, dealId, seq, 'withdraw');
    await saveOffer(ctx, offer.id, 'withdraw');
    await saveDeal(ctx, dealId);
    await record(ctx, 'offer.withdrawn', { dealId, offerId: offer.id, campaignId, influencerId });
  });
}
