import type { Ctx } from '../ctx.ts';

/**
 * Ends expired stays in the collection. Afterwards, only influencers who meet the entry rule remain. Only the
 * scheduled job calls this function.
 */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
