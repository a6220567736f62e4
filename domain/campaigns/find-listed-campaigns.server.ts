import { notSuspended } from '../accounts/not-suspended.server.ts';
import type { Ctx } from '../ctx.ts';
import { isActiveAt } from './campaign-status.server.ts';

/** Ids of the campaigns that accept applications, newest first, for the sitemap. */
export async function findListedCampaigns(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where(isActiveAt(ctx.now))
    .where(notSuspended('campaign.client_id'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
