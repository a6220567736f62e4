import type { Reading } from '#services/instagram/instagram.ts';
import type { Ctx } from '../ctx.ts';

export async function storeFigures(ctx: Ctx, userId: string, reading: Reading): Promise<void> {
  const { followers, following, posts, engagementRate } = reading;
  await ctx.db
    .updateTable('influencer')
    .set({ followers, following, posts, engagement_rate: engagementRate })
    .set({ figures_source: 'verified', figures_read_at: ctx.now, figures_declared_at: null })
    .where('user_id', '=', userId)
    .execute();
}
