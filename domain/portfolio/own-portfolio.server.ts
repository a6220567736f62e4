import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findOwnInfluencerId } from '../influencers/find-own-id.server.ts';
import { Refusal } from '../refusal.ts';

/** Time after a removal within which the item can be restored. The sweep keeps the picture for the same time. */
export const RESTORE_MS = 24 * 60 * 60 * 1000;

/**
 * Locks the actor's account until the transaction ends. Returns the influencer's id and the ids of the portfolio items,
 * in the order of the portfolio. Refuses with `influencer.not_found`.
 */
export async function lockOwnPortfolio(ctx: Ctx): Promise<{ influencerId: string; ids: string[] }> {
  await lockAccounts(ctx, [requireActor(ctx).id]);
  const influencerId = await findOwnInfluencerId(ctx);
  if (!influencerId) throw new Refusal('influencer.not_found');
  const rows = await selectItems(ctx, influencerId).select('id').execute();
  return { influencerId, ids: rows.map(({ id }) => id) };
}

export function selectItems({ db }: Pick<Ctx, 'db'>, influencerId: string) {
  return db
    .selectFrom('portfolio_item')
    .where('influencer_id', '=', influencerId)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .orderBy('id');
}

/** Returns an item of the portfolio, also if it is removed. Refuses with `portfolio.item_not_found`. */
export async function findOwnItem({ db }: Ctx, influencerId: string, itemId: string) {
  const item = await db
    .selectFrom('portfolio_item')
    .select(['id', 'picture', 'removed_at'])
    .where('influencer_id', '=', influencerId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (!item) throw new Refusal('portfolio.item_not_found');
  return item;
}
