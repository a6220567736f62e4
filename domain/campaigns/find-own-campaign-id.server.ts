import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';

/** Checks a campaign id from an address. Returns null without an id, and for campaigns of other brands. */
export async function findOwnCampaignId(ctx: Ctx, campaignId: string | null): Promise<string | null> {
  if (!campaignId) return null;
  const row = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .executeTakeFirst();
  return row?.id ?? null;
}
