import { findBlockedInfluencers } from '../blocks/find-blocked.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { type Ctx, viewerIn } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { type BrowseFilters, isAdvanced } from './browse-filters.ts';
import { influencerIndexOf } from './index/index-registry.server.ts';
import type { InfluencerCardView } from './influencer-view.ts';
import { searchCriteriaOf } from './search-criteria-for-viewer.ts';
import { selectInfluencers, selectThematics } from './select-influencers.server.ts';

const CARDS_A_PAGE = 24;

export interface Place {
  total: number;
  page: number;
  pages: number;
}

interface Options {
  page: number;
  /** The thematics whose label matches the text `q`. Callers find these, because the domain has no labels. */
  named: readonly Thematic[];
}

/**
 * Returns a page of the influencers that match the filters, 24 a page, in a stable order. Redacts the cards for
 * visitors. Leaves out influencers whom the viewer has blocked. Refuses advanced filters with
 * `plan.without_advanced_filters` for visitors and on the free plan.
 */
export async function findInfluencers(
  ctx: Ctx,
  filters: BrowseFilters,
  { page: requestedPage, named }: Options,
): Promise<Place & { cards: InfluencerCardView[] }> {
  if (isAdvanced(filters) && (await findTier(ctx)) === 'free') {
    throw new Refusal('plan.without_advanced_filters');
  }
  const viewer = viewerIn(ctx);
  const criteria = searchCriteriaOf(viewer, filters, named, await findBlockedInfluencers(ctx));
  const influencerIndex = await influencerIndexOf(ctx);
  const { cards, ...place } = influencerIndex
    ? influencerIndex.find(criteria, requestedPage, CARDS_A_PAGE)
    : await selectInfluencers(ctx, criteria, requestedPage, CARDS_A_PAGE);
  return { ...place, cards: cards.map(({ open, redacted }) => (viewer ? open : redacted)) };
}

export async function findThematicsInUse(ctx: Ctx): Promise<Thematic[]> {
  const influencerIndex = await influencerIndexOf(ctx);
  return influencerIndex ? influencerIndex.thematicsInUse() : selectThematics(ctx);
}
