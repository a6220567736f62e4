import type { Ctx } from '../ctx.ts';
import { noFilters } from './browse-filters.ts';
import { findInfluencers } from './find-influencers.server.ts';
import type { InfluencerCardView } from './influencer-view.ts';
import type { ProfileView } from './profile-view.ts';

const MAX_SIMILAR = 3;

/**
 * Returns up to three other influencers with a thematic in common, most followers first. Redacts the cards for
 * visitors.
 */
export async function findSimilar(
  ctx: Ctx,
  { id, thematics }: Pick<ProfileView, 'id' | 'thematics'>,
): Promise<InfluencerCardView[]> {
  if (thematics.length === 0) return [];
  const { cards } = await findInfluencers(ctx, { ...noFilters, thematics }, { page: 1, named: [] });
  return cards.filter((card) => card.id !== id).slice(0, MAX_SIMILAR);
}
