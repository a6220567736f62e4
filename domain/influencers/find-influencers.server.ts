import { type Thematic, thematics } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { type BrowseFilters, isAdvanced } from './browse-filters.ts';
import { type InfluencerCardView, veil } from './influencer-view.ts';
import { countInfluencers, selectCards, selectThematics } from './select-influencers.server.ts';
import { soughtBy } from './sought.ts';

const CARDS_A_PAGE = 24;

export interface InfluencerPage {
  /** Of all pages together. */
  total: number;
  page: number;
  pages: number;
  cards: InfluencerCardView[];
}

interface Asked {
  page: number;
  /** The thematics that the text names: their words are not the domain's. */
  named: readonly Thematic[];
}

/**
 * Influencers as anybody browses them, 24 a page, each of them once whatever the page. To a visitor they are veiled. Refuses
 * `plan.without_advanced_filters` to visitors and on the free plan.
 */
export async function findInfluencers(
  ctx: Ctx,
  filters: BrowseFilters,
  { page: asked, named }: Asked,
): Promise<InfluencerPage> {
  if (isAdvanced(filters) && (await findTier(ctx)) === 'free') {
    throw new Refusal('plan.without_advanced_filters');
  }
  const sought = soughtBy(ctx.actor, filters, named);
  const total = await countInfluencers(ctx, sought);
  const { page, pages, offset } = placeOf(total, asked, CARDS_A_PAGE);
  const cards = await selectCards(ctx, sought, { offset, limit: CARDS_A_PAGE });
  return { total, page, pages, cards: ctx.actor ? cards : cards.map(veil) };
}

/** The thematics that somebody has, in the order of their list. */
export async function findThematicsInUse(ctx: Ctx): Promise<Thematic[]> {
  const inUse = await selectThematics(ctx);
  return thematics.filter((thematic) => inUse.has(thematic));
}
