import { sql } from 'kysely';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { lockOwnPortfolio } from './own-portfolio.server.ts';

/**
 * Puts the actor's portfolio in the order `requested`. Ignores ids that are not in the portfolio. Items that
 * `requested` leaves out, such as one added in another tab, come last in their present order.
 */
export function orderPortfolio(ctx: Ctx, requested: readonly string[]): Promise<void> {
  return act(ctx, async (ctx) => {
    const { influencerId, ids } = await lockOwnPortfolio(ctx);
    const order = [...new Set([...requested.filter((id) => ids.includes(id)), ...ids])];
    await ctx.db
      .updateTable('portfolio_item')
      .set({ place: sql<number>`array_position(${order}::text[], id) - 1` })
      .where('influencer_id', '=', influencerId)
      .where('removed_at', 'is', null)
      .execute();
    await record(ctx, 'portfolio.changed', { influencerId });
  });
}
