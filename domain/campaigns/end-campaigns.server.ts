import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { campaignTransitions } from './campaign.ts';
import { writeMove } from './move-campaign.server.ts';

/**
 * Ends every active campaign whose end date is past (Europe/Paris). Run by the clock, and before a page that shows
 * campaigns, so that nobody waits for the clock. Safe to run from several processes at once.
 */
export async function endCampaigns(ctx: Ctx): Promise<void> {
  const over = ctx.db
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', sql.lit(campaignTransitions.end.from))
    .where('end_date', '<', dayOf(ctx.now));
  const [first] = await over.limit(1).execute();
  if (!first) return;
  await act(ctx, async (ctx) => {
    const due = await ctx.db
      .selectFrom('campaign')
      .select('id')
      .where('status', '=', sql.lit(campaignTransitions.end.from))
      .where('end_date', '<', dayOf(ctx.now))
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) await writeMove({ ...ctx, actor: null }, id, 'end');
  });
}
