import type { Ctx } from '../ctx.ts';

/**
 * Clears expired values of `collection_until`. The influencers then stay in the collection only if they meet the entry
 * rule.
 */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
