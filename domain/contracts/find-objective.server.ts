import { site } from '#site';
import type { Ctx } from '../ctx.ts';

export interface Objective {
  /**
   * Identifies the aim in `countLegalSum`: the aim that the brand named, or else the id of the campaign. Empty if the
   * aim is the brand itself, because the name of the brand can change.
   */
  key: string;
  /** Null if the aim is the brand itself. */
  name: string | null;
}

/**
 * Returns the aim of a deal: what the content promotes, as the brand named it for the campaign. If the brand named
 * none, the deal promotes the campaign, or the brand itself if `site.deals.objective` is 'company'. Campaigns with the
 * same title count as different aims.
 */
export async function findObjective(
  { db }: Pick<Ctx, 'db'>,
  deal: { campaign_id: string; campaign_title: string },
): Promise<Objective> {
  const row = await db
    .selectFrom('campaign_objective')
    .select('objective')
    .where('campaign_id', '=', deal.campaign_id)
    .executeTakeFirst();
  if (row) return { key: row.objective, name: row.objective };
  if (site.deals.objective === 'company') return { key: '', name: null };
  return { key: deal.campaign_id, name: deal.campaign_title };
}
