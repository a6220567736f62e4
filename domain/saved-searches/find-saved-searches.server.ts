import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import { RESTORE_MS } from './own-searches.server.ts';
import type { SavedSearch } from './saved-search.ts';

/** Returns the actor's saved searches, newest first, and the removed search `removedId` if it can be restored. */
export async function findSavedSearches(ctx: Ctx, removedId: string | null) {
  const { id: userId } = requireActor(ctx);
  const rows = await ctx.db
    .selectFrom('saved_search')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('search_result')
          .select([sql<number>`cardinality(found)`.as('count'), 'search_result.created_at as at'])
          .whereRef('search_id', '=', 'saved_search.id')
          .orderBy('search_result.created_at', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['saved_search.id', 'name', 'query', 'notified_since', 'removed_at'])
    .select(['latest.count', 'latest.at'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('removed_at', 'is', null),
        eb.and([
          eb('saved_search.id', '=', removedId ?? ''),
          eb('removed_at', '>', new Date(ctx.now.getTime() - RESTORE_MS)),
        ]),
      ]),
    )
    .orderBy('saved_search.created_at', 'desc')
    .orderBy('saved_search.id', 'desc')
    .execute();
  const searches = rows
    .filter(({ removed_at }) => !removed_at)
    .map(({ id, name, query, notified_since, count, at }): SavedSearch => {
      const latest = count !== null && at ? { count, at } : null;
      return { id, name, query, isNotified: notified_since !== null, latest };
    });
  const removed = rows.find(({ removed_at }) => removed_at);
  return { searches, removed: removed && { id: removed.id, name: removed.name } };
}
