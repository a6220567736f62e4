import { site } from '#site';
import type { Ctx } from '../ctx.ts';

export interface Objective {
  /** For `countLegalSum`: the name, or what stands for it. Empty for the brand itself, because its name can change. */
  key: string;
  /** Null for the brand itself. */
  name: string | null;
}

/**
 * Returns the aim of a deal: the aim that the brand named for the campaign. Otherwise the campaign if
 * `site.deals.objective` is 'campaign', or else the brand itself. Two campaigns with the same title have two aims.
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
