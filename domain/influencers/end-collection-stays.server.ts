import type { Ctx } from '../ctx.ts';

/**
 * Ends the stays in the collection whose time is over. Only influencers who meet the entry rule remain in the
 * collection. Only the scheduled job calls this function.
 */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
