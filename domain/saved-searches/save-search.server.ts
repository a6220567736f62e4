import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { lockOwnSearches } from './own-searches.server.ts';
import { canonicalQuery, hasFilter } from './read-query.server.ts';
import { MAX_NAME_LENGTH, MAX_SAVED_SEARCHES } from './saved-search.ts';

const longestName = new RegExp(`^.{0,${MAX_NAME_LENGTH}}`, 'su');

/**
 * Saves a search with search notifications on and returns its id. A repeated call saves the search only once. Cuts
 * off a name that is too long. Refuses a search without a filter (`search.no_filter`) and a twenty-first search
 * (`search.too_many`).
 */
export function saveSearch(ctx: Ctx, { name, query }: { name: string; query: string }): Promise<string> {
  return act(ctx, async (ctx) => {
    const { userId, searches } = await lockOwnSearches(ctx);
    const canonical = canonicalQuery(requireActor(ctx).role, new URLSearchParams(query));
    if (!hasFilter(canonical)) throw new Refusal('search.no_filter');
    const same = searches.find((it) => it.query === canonical);
    if (same) return same.id;
    if (searches.length >= MAX_SAVED_SEARCHES) throw new Refusal('search.too_many');
    const id = newId('search');
    await ctx.db
      .insertInto('saved_search')
      .values({
        id,
        user_id: userId,
        name: longestName.exec(name)?.[0] ?? '',
        query: canonical,
        notified_since: ctx.now,
        checked_at: ctx.now,
        created_at: ctx.now,
      })
      .execute();
    await record(ctx, 'search.saved', { searchId: id });
    return id;
  });
}
