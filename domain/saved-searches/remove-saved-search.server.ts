import { act, type Ctx } from '../ctx.ts';
import { lockOwnSearch } from './own-searches.server.ts';

/** The search can be restored within a day. A second removal changes nothing. Refuses with `search.not_found`. */
export function removeSavedSearch(ctx: Ctx, searchId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { removed_at } = await lockOwnSearch(ctx, searchId);
    if (removed_at) return;
    await ctx.db
      .updateTable('saved_search')
      .set({ removed_at: ctx.now })
      .where('id', '=', searchId)
      .execute();
  });
}
