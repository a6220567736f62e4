import { type Ctx, requireActor } from '../ctx.ts';
import { hasFilter } from './read-query.server.ts';

/** Returns the query strings of the actor's saved searches, at most twenty. */
export async function findSavedQueries(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('saved_search')
    .select('query')
    .where('user_id', '=', requireActor(ctx).id)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ query }) => query);
}

/** `query` must be a result of `canonicalQuery`. A query without a filter is never saved. */
export async function isSearchSaved(ctx: Ctx, query: string): Promise<boolean> {
  return hasFilter(query) && (await findSavedQueries(ctx)).includes(query);
}
