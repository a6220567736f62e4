import { selectOwnApplications } from '../../applications/select-applications.server.ts';
import { isNotOfBlocked } from '../../blocks/blocks.server.ts';
import type { Ctx } from '../../ctx.ts';
import { findPreferences } from '../../preferences/find-preferences.server.ts';
import { isActiveAt } from '../campaign-status.server.ts';
import type { OfferCardView } from '../campaign-view.ts';
import { offerCard, selectOffers } from '../select-campaigns.server.ts';
import { isShownToOthers } from '../shown-to-others.server.ts';
import { type Condition, compareSuggestions, conditionsOf, MIN_CONDITIONS_MET } from './condition.ts';
import { findStatedProfile } from './find-stated-profile.server.ts';
import { sqlConditions, sqlMetCount } from './sql-conditions.server.ts';

export interface Suggestion {
  campaign: OfferCardView;
  giftDescription: string;
  conditions: Condition[];
}

const SUGGESTIONS = 3;

/**
 * Returns active campaigns that meet at least half of the conditions, in the order of `compareSuggestions`. Leaves out
 * campaigns to which the actor has applied, and campaigns of brands that the actor has blocked.
 */
export async function findSuggestions(ctx: Ctx, limit = SUGGESTIONS): Promise<Suggestion[]> {
  const [profile, preferences] = await Promise.all([findStatedProfile(ctx), findPreferences(ctx)]);
  const metCount = sqlMetCount(Object.values(sqlConditions(profile, preferences)));
  const applied = selectOwnApplications(ctx).select('application.campaign_id');
  const rows = await selectOffers(ctx)
    .select(['campaign.published_at as publishedAt', 'campaign.gift_description as giftDescription'])
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers())
    .where(isNotOfBlocked(ctx))
    .where('campaign.id', 'not in', applied)
    .where(metCount, '>=', MIN_CONDITIONS_MET)
    .orderBy(metCount, 'desc')
    .orderBy('campaign.published_at', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc')
    .limit(limit)
    .execute();
  return rows
    .map(({ publishedAt, giftDescription, ...card }) => {
      const campaign = offerCard(card);
      return {
        id: campaign.id,
        publishedAt,
        campaign,
        giftDescription: giftDescription ?? '',
        conditions: conditionsOf(campaign, profile, preferences),
      };
    })
    .sort(compareSuggestions)
    .map(({ campaign, giftDescription, conditions }) => ({ campaign, giftDescription, conditions }));
}
