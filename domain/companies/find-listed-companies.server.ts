import { notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Returns the ids of the companies in the sitemap, newest first. These companies have a description or a published
 * campaign.
 */
export async function findListedCompanies(ctx: Ctx, max: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('company')
    .select('id')
    .where(notSuspended('company.user_id'))
    .where((eb) =>
      eb.or([
        eb('description', '<>', ''),
        eb('description_fr', '<>', ''),
        eb.exists(
          eb
            .selectFrom('campaign')
            .select('campaign.id')
            .whereRef('campaign.client_id', '=', 'company.user_id')
            .where('campaign.status', 'in', publishedStatuses)
            .where(isShownToOthers()),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}
