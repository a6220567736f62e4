import { sql } from 'kysely';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { lockOwnPortfolio, selectItems } from './own-portfolio.server.ts';
import type { PortfolioInput } from './portfolio-input.ts';
import { MAX_PORTFOLIO_ITEMS } from './portfolio-item.ts';

/**
 * Adds an item at the end of the actor's portfolio. Changes nothing if the portfolio has exactly this item, because the
 * request repeats one whose response was lost. Refuses like `lockOwnPortfolio`, and with:
 * - `input.invalid` if the item has neither a link nor a picture
 * - `portfolio.full` for a thirteenth item
 * - `input.invalid` and `file.gone` at the field `picture` for another user's upload
 */
export function addPortfolioItem(ctx: Ctx, input: PortfolioInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { influencerId, ids } = await lockOwnPortfolio(ctx);
    if (await isAdded(ctx, influencerId, input)) return;
    if (ids.length >= MAX_PORTFOLIO_ITEMS) throw new Refusal('portfolio.full');
    const { title, brand, link, alt } = input;
    if (!link && !input.picture) throw new Refusal('input.invalid', { link: 'portfolio.link_or_picture' });
    const id = newId('portfolio');
    const picture = await replaceImage(ctx, {
      of: id,
      current: null,
      requested: input.picture,
      field: 'picture',
      profile: 'attachment',
    });
    await ctx.db
      .insertInto('portfolio_item')
      .values({
        id,
        influencer_id: influencerId,
        place: sql<number>`(select coalesce(max(place) + 1, 0) from portfolio_item where influencer_id = ${influencerId})`,
        title,
        brand,
        link,
        picture,
        alt,
        created_at: ctx.now,
      })
      .execute();
    await record(ctx, 'portfolio.changed', { influencerId });
  });
}

async function isAdded(
  ctx: Ctx,
  influencerId: string,
  { picture, title, brand, link, alt }: PortfolioInput,
): Promise<boolean> {
  const same = await selectItems(ctx, influencerId)
    .select('id')
    .where((eb) => eb.and({ title, brand, alt }))
    .where('link', 'is not distinct from', link)
    .where('picture', 'is not distinct from', picture || null)
    .executeTakeFirst();
  return same !== undefined;
}
