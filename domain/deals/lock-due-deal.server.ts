import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import type { Ctx } from '../ctx.ts';
import type { ClosingDeal } from './close-deal.server.ts';
import type { DealStatus } from './deal.ts';

/**
 * Locks the campaign, then the deal if it is due. Returns the status of the deal, or null if another process has locked
 * the deal or has already run its deadlines. `due_at` is for the deadlines before the deal runs, and `work_due_at` for
 * the deadlines of its work.
 */
export async function lockDueDeal(
  ctx: Ctx,
  { id, campaignId }: ClosingDeal,
  column: 'due_at' | 'work_due_at',
): Promise<DealStatus | null> {
  await holdCampaign(ctx, campaignId);
  const locked = await ctx.db
    .selectFrom('deal')
    .select('status')
    .where('id', '=', id)
    .where(column, '<=', ctx.now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (locked?.status as DealStatus | undefined) ?? null;
}
