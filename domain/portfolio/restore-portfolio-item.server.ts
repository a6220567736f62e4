import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { isDrawing } from '../files/media.ts';
import { Refusal } from '../refusal.ts';
import { findOwnItem, lockOwnPortfolio, RESTORE_MS } from './own-portfolio.server.ts';
import { MAX_PORTFOLIO_ITEMS } from './portfolio-item.ts';

/**
 * Restores an item at its former place, up to a day after its removal. A second restoration changes nothing. Refuses
 * with `portfolio.item_not_found` after a day, and with `portfolio.full` if the portfolio has twelve other items.
 */
export function restorePortfolioItem(ctx: Ctx, itemId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { influencerId, ids } = await lockOwnPortfolio(ctx);
    const { removed_at, picture } = await findOwnItem(ctx, influencerId, itemId);
    if (!removed_at) return;
    if (ctx.now.getTime() - removed_at.getTime() > RESTORE_MS) throw new Refusal('portfolio.item_not_found');
    if (ids.length >= MAX_PORTFOLIO_ITEMS) throw new Refusal('portfolio.full');
    if (picture && !isDrawing(picture))
      await attachFiles(ctx, [picture], { profile: 'attachment', to: itemId });
    await ctx.db.updateTable('portfolio_item').set({ removed_at: null }).where('id', '=', itemId).execute();
    await record(ctx, 'portfolio.changed', { influencerId });
  });
}
