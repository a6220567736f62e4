import type { Ctx } from '../ctx.ts';

/**
 * Ends the stays in the collection that have expired. These influencers then remain only if they meet the entry rule.
 */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
