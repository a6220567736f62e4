import { site } from '#site';
import type { Ctx } from '../ctx.ts';

/** The aim of a campaign for which the brand named no aim. Empty, because the brand's name can change. */
const BRAND_ITSELF = '';

/**
 * Returns the aim of a deal for `countLegalSum`: the aim that the brand named for the campaign. Otherwise the title
 * of the campaign if `site.deals.objective` is 'campaign', or else the brand itself.
 */
export async function findObjective(
  { db }: Pick<Ctx, 'db'>,
  deal: { campaign_id: string; campaign_title: string },
): Promise<string> {
  const row = await db
    .selectFrom('campaign_objective')
    .select('objective')
    .where('campaign_id', '=', deal.campaign_id)
    .executeTakeFirst();
  if (row) return row.objective;
  return site.deals.objective === 'campaign' ? deal.campaign_title : BRAND_ITSELF;
}
