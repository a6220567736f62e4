import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { lockOwnSearch } from './own-searches.server.ts';

/**
 * Renames a saved search, or turns its search notifications on or off. Notifications report only results that are new
 * since the notifications were turned on. Refuses with `search.not_found`.
 */
export function editSavedSearch(
  ctx: Ctx,
  searchId: string,
  { name, isNotified }: { name?: string; isNotified?: boolean },
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { notified_since, removed_at } = await lockOwnSearch(ctx, searchId);
    if (removed_at) throw new Refusal('search.not_found');
    const isTurnedOn = isNotified === true && !notified_since;
    const changes = {
      ...(name !== undefined && { name }),
      ...(isTurnedOn && { notified_since: ctx.now, checked_at: ctx.now }),
      ...(isNotified === false && { notified_since: null }),
    };
    if (Object.keys(changes).length === 0) return;
    await ctx.db.updateTable('saved_search').set(changes).where('id', '=', searchId).execute();
  });
}
