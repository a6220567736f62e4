import { sql } from 'kysely';
import { site } from '#site';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import type { DealToCount } from '../contracts/find-legal-sum.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { OfferStatus } from '../offers/offer.ts';
import { Refusal } from '../refusal.ts';
import type { Terms } from '../terms/terms.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { type DealStatus, type DealTransition, mayMove, type Side, sideOf } from './deal.ts';
import { isDealOf, newestOffer } from './select-deals.server.ts';
import { settleDeal } from './settle-deal.server.ts';

export interface LockedDeal {
  id: string;
  status: DealStatus;
  /** The actor's side. */
  side: Side;
  campaignId: string;
  influencerId: string;
  /** The account of the other side. */
  otherUserId: string;
  /** Last day of the campaign. */
  campaignEndsOn: string;
  campaignIsOver: boolean;
  /** Input of `findLegalSum`. */
  row: DealToCount;
  /** The newest offer. */
  offer: {
    id: string;
    seq: number;
    side: Side;
    hash: string;
    status: OfferStatus;
    terms: Terms;
    expiresOn: string;
  };
}

interface DueDeal {
  id: string;
  campaign_id: string;
  influencer_id: string;
  due_at: Date | null;
}

/**
 * Locks a deal of the actor until the transaction ends. Every act on a deal calls this function first, so that no two
 * acts change the deal at once. After locking, carries out the outcomes of past deadlines (`settleLocked`), and returns
 * the deal as it is then. Locks the campaign before the deal (docs/decisions/0039). Otherwise, the foreign key of a
 * notification would lock the campaign after the deal, and could cause a deadlock with an erasure. Refuses with
 * `deal.not_found` for other people's deals, and while `site.deals` is disabled.
 */
export async function lockDeal(ctx: Ctx, dealId: string): Promise<LockedDeal> {
  const actor = requireActor(ctx);
  const selectOwn = () => ctx.db.selectFrom('deal').where('id', '=', dealId).where(isDealOf(actor));
  const own = site.deals.enabled ? await selectOwn().select('campaign_id').executeTakeFirst() : undefined;
  if (!own) throw new Refusal('deal.not_found');
  await holdCampaign(ctx, own.campaign_id);
  const row = await selectOwn()
    .select(['id', 'due_at', 'campaign_id', 'campaign_title', 'influencer_id'])
    .select(['client_id', 'influencer_user_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('deal.not_found');
  const { status, newest, ends_on, is_active } = await settleLocked(ctx, row);
  const side = sideOf(actor);
  return {
    id: dealId,
    status: status as DealStatus,
    side,
    campaignId: row.campaign_id,
    influencerId: row.influencer_id,
    otherUserId: side === 'brand' ? row.influencer_user_id : row.client_id,
    campaignEndsOn: ends_on ?? '',
    campaignIsOver: !is_active,
    row,
    offer: newest,
  };
}

/**
 * Carries out deadlines that are over, except for a negotiating deal whose campaign is over. All acts on such a deal
 * are refused, and the schedule closes the deal.
 */
async function settleLocked(ctx: Ctx, { id, campaign_id: campaignId, influencer_id, due_at }: DueDeal) {
  const state = await findLockedState(ctx, id);
  const isDue = due_at !== null && due_at <= ctx.now;
  if (!isDue || (state.status === 'negotiating' && !state.is_active)) return state;
  await settleDeal(ctx, { id, campaignId, influencerId: influencer_id });
  return findLockedState(ctx, id);
}

/**
 * Reads the state in a separate statement, because a statement that waits for a lock reads rows from before the wait.
 */
async function findLockedState(ctx: Ctx, dealId: string) {
  const { deal_status, ends_on, is_active, terms, ...newest } = await ctx.db
    .selectFrom('deal')
    .innerJoinLateral(newestOffer(), (join) => join.onTrue())
    .leftJoin('campaign', 'campaign.id', 'deal.campaign_id')
    .select('deal.status as deal_status')
    .select(['offer.id', 'offer.seq', 'offer.side', 'offer.hash', 'offer.status', 'offer.terms'])
    .select(['offer.expires_on as expiresOn', 'campaign.end_date as ends_on'])
    .select(sql<boolean>`coalesce(${isActiveAt(ctx.now)}, false)`.as('is_active'))
    .where('deal.id', '=', dealId)
    .executeTakeFirstOrThrow();
  return {
    status: deal_status,
    ends_on,
    is_active,
    newest: { ...newest, terms: termsSchema.parse(terms) },
  };
}

/** Refuses like `requireMove` unless the sides may make offers. */
export function requireNegotiating(deal: LockedDeal): void {
  requireMove(deal, 'agree');
}

/**
 * Refuses with `deal.move_not_allowed` if the deal's status does not allow the transition, and with
 * `deal.campaign_is_over` if the campaign of a negotiating deal is over.
 */
export function requireMove(deal: LockedDeal, transition: DealTransition): void {
  if (!mayMove(transition, deal.status)) throw new Refusal('deal.move_not_allowed');
  if (deal.status === 'negotiating' && deal.campaignIsOver) throw new Refusal('deal.campaign_is_over');
}
