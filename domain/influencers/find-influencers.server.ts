import type { Thematic } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { type BrowseFilters, isAdvanced } from './browse-filters.ts';
import { influencerIndexOf } from './index/process-index.server.ts';
import type { InfluencerCardView } from './influencer-view.ts';
import { searchCriteriaOf } from './search-criteria.ts';
import { selectInfluencers, selectThematics } from './select-influencers.server.ts';

const CARDS_A_PAGE = 24;

export interface Place {
  /** Of all pages together. */
  total: number;
  page: number;
  pages: number;
}

interface InfluencerPage extends Place {
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
  const criteria = searchCriteriaOf(ctx.actor, filters, named);
  const influencerIndex = influencerIndexOf(ctx);
  const { cards, ...place } = influencerIndex
    ? influencerIndex.find(criteria, asked, CARDS_A_PAGE)
    : await selectInfluencers(ctx, criteria, asked, CARDS_A_PAGE);
  return { ...place, cards: cards.map(({ open, redacted }) => (ctx.actor ? open : redacted)) };
}

/** The thematics that somebody has, in the order of their list. */
export async function findThematicsInUse(ctx: Ctx): Promise<Thematic[]> {
  return influencerIndexOf(ctx)?.thematicsInUse() ?? selectThematics(ctx);
}
