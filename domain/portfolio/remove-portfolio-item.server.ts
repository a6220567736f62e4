import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { detachFiles } from '../files/attach-files.server.ts';
import { findOwnItem, lockOwnPortfolio } from './own-portfolio.server.ts';

/**
 * Removes an item from the actor's portfolio. Only the actor can still see its picture. The item can be restored within
 * a day (`restore-portfolio-item.server.ts`). A second removal changes nothing. Refuses with
 * `portfolio.item_not_found`.
 */
export function removePortfolioItem(ctx: Ctx, itemId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { influencerId } = await lockOwnPortfolio(ctx);
    const item = await findOwnItem(ctx, influencerId, itemId);
    if (item.removed_at) return;
    if (item.picture) await detachFiles(ctx, [item.picture], itemId);
    await ctx.db
      .updateTable('portfolio_item')
      .set({ removed_at: ctx.now })
      .where('id', '=', itemId)
      .execute();
    await record(ctx, 'portfolio.changed', { influencerId });
  });
}
