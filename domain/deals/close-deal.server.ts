import { voidOpenContract } from '../contracts/void-contract.server.ts';
import type { Ctx } from '../ctx.ts';
import { record, recordAll } from '../events.server.ts';
import { offerTransitions } from '../offers/offer.ts';
import { dealTransitions, type Side } from './deal.ts';
import { saveDeal } from './save-deal.server.ts';

export interface ClosingDeal {
  id: string;
  campaignId: string;
  influencerId: string;
}

type Closing = 'stop' | 'fallSilent' | 'missSignature' | 'closeWithCampaign';

/**
 * Closes a locked deal, and voids its open offer and its open contract. Callers must have checked the transition.
 * `closedBy` is null if the schedule or the end of the campaign closes the deal.
 */
export async function closeDeal(
  ctx: Ctx,
  { id: dealId, campaignId, influencerId }: ClosingDeal,
  transition: Closing,
  closedBy: Side | null = null,
): Promise<void> {
  await saveClosing(ctx, dealId, transition, closedBy);
  const subject = { dealId, campaignId, influencerId };
  if (transition === 'stop') await record(ctx, 'deal.stopped', subject);
  else await record(ctx, 'deal.closed', { ...subject, reason: dealTransitions[transition].reason });
}

async function saveClosing(
  ctx: Ctx,
  dealId: string,
  transition: Closing,
  closedBy: Side | null,
): Promise<void> {
  const { reason, to } = dealTransitions[transition];
  await ctx.db
    .updateTable('offer')
    .set({ status: offerTransitions.void.to, answered_at: ctx.now })
    .where('deal_id', '=', dealId)
    .where('status', '=', 'open')
    .execute();
  await voidOpenContract(ctx, dealId);
  await saveDeal(ctx, dealId, {
    status: to,
    closed_at: ctx.now,
    close_reason: reason,
    closed_by: closedBy,
  });
}

/** Closes the negotiating deals of a campaign that ends or is cancelled. Deals that both sides agreed on go on. */
export async function closeDealsOf(ctx: Ctx, campaignId: string): Promise<void> {
  const deals = await ctx.db
    .selectFrom('deal')
    .select(['id as dealId', 'campaign_id as campaignId', 'influencer_id as influencerId'])
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', dealTransitions.closeWithCampaign.from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { dealId } of deals) await saveClosing(ctx, dealId, 'closeWithCampaign', null);
  const { reason } = dealTransitions.closeWithCampaign;
  await recordAll(
    ctx,
    'deal.closed',
    deals.map((deal) => ({ ...deal, reason })),
  );
}
