import { notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import type { Ctx } from '../ctx.ts';

/** The ids of the companies there is something to read about, the newest first: those that search engines are to find. */
export async function findListedCompanies(ctx: Ctx, most: number): Promise<string[]> {
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
            .where('campaign.status', 'in', publishedStatuses),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
