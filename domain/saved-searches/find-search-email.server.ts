import { type SqlBool, sql } from 'kysely';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { selectCards } from '../campaigns/select-campaigns.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx, Role } from '../ctx.ts';
import { isInCollection } from '../influencers/collection.server.ts';

const MAX_NAMES = 10;

export interface ReportedSearch {
  name: string;
  query: string;
  ids: string[];
  withoutAdvanced: boolean;
  found: { id: string; name: string; brand: string | null }[];
}

/**
 * Returns the content of a search notification, grouped by search. Leaves out:
 * - searches that were removed, and searches whose notifications were turned off
 * - influencers and campaigns that are no longer shown
 * - influencers whom the reader has blocked, and campaigns of brands that the reader has blocked
 */
export async function findReportedSearches(
  ctx: Ctx,
  noticeId: string,
  role: Role,
): Promise<ReportedSearch[]> {
  const rows = await ctx.db
    .selectFrom('notice')
    .innerJoin('search_result', 'search_result.event_id', 'notice.event_id')
    .innerJoin('saved_search', 'saved_search.id', 'search_result.search_id')
    .select(['saved_search.name', 'saved_search.query', 'found', 'without_advanced'])
    .select('notice.user_id as readerId')
    .where('notice.id', '=', noticeId)
    .where('saved_search.removed_at', 'is', null)
    .where('saved_search.notified_since', 'is not', null)
    .orderBy('saved_search.created_at', 'desc')
    .orderBy('saved_search.id', 'desc')
    .execute();
  const searches = await Promise.all(
    rows.map(async ({ name, query, found: ids, without_advanced, readerId }) => {
      const shown = await (role === 'client' ? selectNames : selectTitles)(ctx, ids, readerId);
      const found = ids.flatMap((id) => shown.find((it) => it.id === id) ?? []);
      return {
        name,
        query,
        ids: found.map(({ id }) => id),
        withoutAdvanced: without_advanced,
        found: found.slice(0, MAX_NAMES),
      };
    }),
  );
  return searches.filter(({ found }) => found.length > 0);
}

async function selectNames({ db }: Ctx, ids: string[], readerId: string) {
  const rows = await db
    .selectFrom('influencer')
    .select(['influencer.id', 'full_name as name'])
    .where('influencer.id', 'in', ids)
    .where(isInCollection())
    .where(sql<SqlBool>`not ${hasBlocked(readerId, sql.ref('influencer.user_id'))}`)
    .execute();
  return rows.map((row) => ({ ...row, brand: null }));
}

async function selectTitles(ctx: Ctx, ids: string[], readerId: string) {
  const rows = await selectCards(ctx)
    .where('campaign.id', 'in', ids)
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers())
    .where(sql<SqlBool>`not ${hasBlocked(readerId, sql.ref('campaign.client_id'))}`)
    .execute();
  return rows.map(({ id, title, companyName }) => ({ id, name: title, brand: companyName }));
}
