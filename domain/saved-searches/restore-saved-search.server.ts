import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { lockOwnSearch, lockOwnSearches, RESTORE_MS } from './own-searches.server.ts';
import { MAX_SAVED_SEARCHES } from './saved-search.ts';

/**
 * Restores a search up to a day after its removal. Changes nothing if the search is already restored, or if the actor
 * has saved an equal search since. Refuses with `search.not_found` after a day, and with `search.too_many` if the actor
 * has twenty other searches.
 */
export function restoreSavedSearch(ctx: Ctx, searchId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { query, removed_at } = await lockOwnSearch(ctx, searchId);
    if (!removed_at) return;
    if (ctx.now.getTime() - removed_at.getTime() > RESTORE_MS) throw new Refusal('search.not_found');
    const { searches } = await lockOwnSearches(ctx);
    if (searches.some((it) => it.query === query)) return;
    if (searches.length >= MAX_SAVED_SEARCHES) throw new Refusal('search.too_many');
    await ctx.db.updateTable('saved_search').set({ removed_at: null }).where('id', '=', searchId).execute();
  });
}
