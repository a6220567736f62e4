import type { Ctx } from '../ctx.ts';

/** Ends the expired stays in the collection. These influencers remain only if they meet the entry rule. */
export async function endCollectionStays({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('influencer')
    .set({ collection_until: null })
    .where('collection_until', '<=', now)
    .execute();
}
