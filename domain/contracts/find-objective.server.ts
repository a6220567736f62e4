import { site } from '#site';
import type { Ctx } from '../ctx.ts';

/** The aim of everything that a brand asks for without naming another aim. It is stored instead of the brand's name, which can change. */
const BRAND_ITSELF = '';

/**
 * Returns the aim of a deal, by which the law counts: the aim that the brand named for the campaign, or else the brand
 * itself, or with `site.deals.objective` 'campaign' the campaign.
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
