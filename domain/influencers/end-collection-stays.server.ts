import type { Ctx } from '../ctx.ts';

/**
 * Ends the stays in the collection whose time is over. These influencers remain in the collection only if they meet
 * the entry rule. Only the scheduled job calls this function.
 */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
