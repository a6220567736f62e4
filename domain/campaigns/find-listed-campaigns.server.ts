import { notSuspended } from '../accounts/not-suspended.server.ts';
import type { Ctx } from '../ctx.ts';
import { isActiveAt } from './campaign-status.server.ts';

/** The ids of the campaigns that take applications, the newest first: those that search engines are to find. */
export async function findListedCampaigns(ctx: Ctx, most: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where(isActiveAt(ctx.now))
    .where(notSuspended('campaign.client_id'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
