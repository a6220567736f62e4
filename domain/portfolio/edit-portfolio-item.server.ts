import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { Refusal } from '../refusal.ts';
import { findOwnItem, lockOwnPortfolio } from './own-portfolio.server.ts';
import type { PortfolioInput } from './portfolio-input.ts';

/**
 * Changes an item of the actor's portfolio. The sweep deletes a replaced picture after a day. Refuses like
 * `lockOwnPortfolio`, and with:
 * - `input.invalid` if the item has neither a link nor a picture
 * - `portfolio.item_not_found` for a removed or unknown item
 * - `input.invalid` and `file.gone` at the field `picture` for another user's upload
 */
export function editPortfolioItem(ctx: Ctx, itemId: string, input: PortfolioInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { influencerId } = await lockOwnPortfolio(ctx);
    const item = await findOwnItem(ctx, influencerId, itemId);
    if (item.removed_at) throw new Refusal('portfolio.item_not_found');
    const { title, brand, link, alt } = input;
    const picture = await replaceImage(ctx, {
      of: itemId,
      current: item.picture,
      requested: input.picture,
      field: 'picture',
      profile: 'attachment',
    });
    if (!link && !picture) throw new Refusal('input.invalid', { link: 'portfolio.link_or_picture' });
    await ctx.db
      .updateTable('portfolio_item')
      .set({ title, brand, link, picture, alt })
      .where('id', '=', itemId)
      .execute();
    await record(ctx, 'portfolio.changed', { influencerId });
  });
}
