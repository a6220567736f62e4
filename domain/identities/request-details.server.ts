import { isContractOffered } from '../contracts/contracts-offered.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { otherSide, type Side, sideOf } from '../deals/deal.ts';
import { lockDeal } from '../deals/lock-deal.server.ts';
import { campaignIsOver, isDealOf } from '../deals/select-deals.server.ts';
import { record } from '../events.server.ts';
import { findIdentityOf, isComplete } from './find-identity.server.ts';

const DAY_MS = 86_400_000;
/** An account with many deals is notified once, not for each deal. */
const DAYS_BETWEEN = 14;

/**
 * Notifies the other side of a deal that the actor cannot accept an offer until the other side completes its details
 * for contracts. The other side gets this notification at most once in 14 days, for all its deals together. Does
 * nothing if these details are complete, the deal is no longer in negotiation, the campaign is over, or the site offers
 * no contracts. Refuses with `deal.not_found`.
 */
export async function requestDetails(ctx: Ctx, dealId: string): Promise<void> {
  await act(ctx, async (ctx) => {
    const { side, campaignId, influencerId } = await lockDeal(ctx, dealId);
    if (!(await isRequestDue(ctx, dealId))) return;
    await record(ctx, 'identity.requested', { dealId, campaignId, influencerId, side: otherSide(side) });
  });
}

/** Returns whether `requestDetails` would notify the other side. Returns false for other people's deals. */
export async function isRequestDue(ctx: Ctx, dealId: string): Promise<boolean> {
  if (!isContractOffered()) return false;
  const actor = requireActor(ctx);
  const deal = await ctx.db
    .selectFrom('deal')
    .leftJoin('campaign', 'campaign.id', 'deal.campaign_id')
    .select(['deal.client_id', 'deal.influencer_user_id'])
    .where('deal.id', '=', dealId)
    .where('deal.status', '=', 'negotiating')
    .where((eb) => eb.not(campaignIsOver(ctx)))
    .where(isDealOf(actor))
    .executeTakeFirst();
  if (!deal) return false;
  const accounts: Record<Side, string> = { brand: deal.client_id, influencer: deal.influencer_user_id };
  const userId = accounts[otherSide(sideOf(actor))];
  const identity = await findIdentityOf(ctx, userId);
  if (identity && isComplete(identity)) return false;
  const recent = await ctx.db
    .selectFrom('notice')
    .innerJoin('deal', 'deal.id', 'notice.deal_id')
    .innerJoin('event', 'event.id', 'notice.event_id')
    .select('notice.id')
    .where((eb) => eb.or([eb('deal.client_id', '=', userId), eb('deal.influencer_user_id', '=', userId)]))
    .where('notice.user_id', '=', userId)
    .where('event.name', '=', 'identity.requested')
    .where('notice.created_at', '>', new Date(ctx.now.getTime() - DAYS_BETWEEN * DAY_MS))
    .executeTakeFirst();
  return recent === undefined;
}
