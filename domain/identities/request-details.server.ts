import { sql } from 'kysely';
import type { DealRow } from '#db/deal-rows.ts';
import { isBlockedBy } from '../blocks/blocks.server.ts';
import { DAY_MS } from '../clock.ts';
import { isContractOffered } from '../contracts/contracts-offered.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { otherSide, type Side, sideOf } from '../deals/deal.ts';
import { lockDeal } from '../deals/lock-deal.server.ts';
import { campaignIsOver, isDealOf } from '../deals/select-deals.server.ts';
import { record } from '../events.server.ts';
import { findIdentityOf, isComplete } from './find-identity.server.ts';

/** An account with many deals is notified once, not for each deal. */
const DAYS_BETWEEN = 14;

/**
 * Notifies the other side of a deal that the actor cannot accept an offer until the other side completes its details
 * for contracts. The other side gets this notification at most once in 14 days, for all its deals together. A request
 * that notifies no one, because of a block, also counts for the actor's deals with the same other side. Does nothing if
 * these details are complete, the deal is no longer in negotiation, the campaign is over, or the site offers no
 * contracts. Refuses with `deal.not_found`.
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
  // Blocked people read that the details are missing (`requireParties`), so they may ask for them.
  if (identity && isComplete(identity) && !(await isBlockedBy(ctx, userId, actor.id))) return false;
  const since = new Date(ctx.now.getTime() - DAYS_BETWEEN * DAY_MS);
  return !(await hasNotification(ctx, userId, since)) && !(await hasAsked(ctx, deal, since));
}

async function hasNotification({ db }: Ctx, userId: string, since: Date): Promise<boolean> {
  const notification = await db
    .selectFrom('notice')
    .innerJoin('deal', 'deal.id', 'notice.deal_id')
    .innerJoin('event', 'event.id', 'notice.event_id')
    .select('notice.id')
    .where((eb) => eb.or([eb('deal.client_id', '=', userId), eb('deal.influencer_user_id', '=', userId)]))
    .where('notice.user_id', '=', userId)
    .where('event.name', '=', 'identity.requested')
    .where('notice.created_at', '>', since)
    .executeTakeFirst();
  return notification !== undefined;
}

/**
 * Returns whether the actor made a request in one of its deals with the same other side. Reads events, because a
 * blocked actor writes no notification and must not learn of the block (decision 67).
 */
async function hasAsked(
  ctx: Ctx,
  parties: Pick<DealRow, 'client_id' | 'influencer_user_id'>,
  since: Date,
): Promise<boolean> {
  const request = await ctx.db
    .selectFrom('event')
    .select('event.id')
    .where('event.actor_id', '=', requireActor(ctx).id)
    .where('event.name', '=', 'identity.requested')
    .where('event.created_at', '>', since)
    .where((eb) =>
      eb(
        sql<string>`event.subject ->> 'dealId'`,
        'in',
        eb
          .selectFrom('deal')
          .select('deal.id')
          .where('deal.client_id', '=', parties.client_id)
          .where('deal.influencer_user_id', '=', parties.influencer_user_id),
      ),
    )
    .executeTakeFirst();
  return request !== undefined;
}
