import { act, type Ctx } from '../ctx.ts';
import { saveDeal, saveOffer } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { lockOpenOffer } from './lock-open-offer.server.ts';

/**
 * Declines the open offer of the other side. The deal goes on, and either side may make another offer. The actor may
 * decline even after blocking the other side. Refuses like `lockOpenOffer`.
 */
export function declineOffer(ctx: Ctx, dealId: string, { seq }: { seq: number }): Promise<void> {
  return act(ctx, async (ctx) => {
    const { offer, campaignId, influencerId } = await lockOpenOffer(ctx, dealId, seq, 'decline');
    await saveOffer(ctx, offer.id, 'decline');
    await saveDeal(ctx, dealId);
    await record(ctx, 'offer.declined', { dealId, offerId: offer.id, campaignId, influencerId });
  });
}
