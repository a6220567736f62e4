import { type SqlBool, sql } from 'kysely';
import { type Ctx, viewerIn } from '../ctx.ts';
import { findOwnInfluencerId } from '../influencers/find-own-id.server.ts';
import { Refusal } from '../refusal.ts';
import { RESTORE_MS, selectItems } from './own-portfolio.server.ts';
import type { PortfolioItem } from './portfolio-item.ts';

/** Visitors see only the number of items, because an item may name the influencer. */
export interface Portfolio {
  items: PortfolioItem[];
  count: number;
}

const columns = ['id', 'title', 'brand', 'link', 'picture', 'alt'] as const;

/**
 * Returns an influencer's portfolio. Leaves out items that staff have hidden, unless the viewer is their owner. Callers
 * must have checked that the viewer may see the profile (`openProfile`).
 */
export async function findPortfolio(ctx: Ctx, influencerId: string): Promise<Portfolio> {
  const viewer = viewerIn(ctx);
  const isShown = sql<SqlBool>`(hidden_at is null or exists (
    select from influencer where influencer.id = influencer_id and influencer.user_id = ${viewer?.id ?? null}))`;
  const items = await selectItems(ctx, influencerId).where(isShown).select(columns).execute();
  return { items: viewer ? items : [], count: items.length };
}

/**
 * Returns the actor's portfolio, and the removed item `removedId` if it can be restored. Refuses with
 * `influencer.not_found`.
 */
export async function findOwnPortfolio(ctx: Ctx, removedId: string | null) {
  const influencerId = await findOwnInfluencerId(ctx);
  if (!influencerId) throw new Refusal('influencer.not_found');
  const items: PortfolioItem[] = await selectItems(ctx, influencerId).select(columns).execute();
  const removed = removedId
    ? await ctx.db
        .selectFrom('portfolio_item')
        .select(['id', 'title'])
        .where('influencer_id', '=', influencerId)
        .where('id', '=', removedId)
        .where('removed_at', '>', new Date(ctx.now.getTime() - RESTORE_MS))
        .executeTakeFirst()
    : undefined;
  return { influencerId, items, removed };
}
