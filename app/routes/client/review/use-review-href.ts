import { usePath } from '#app/language.ts';
import { useCampaignQuery } from '../campaign-query.ts';

interface Review {
  campaignId: string;
  influencerId: string;
}

/** The address of a review keeps the parameters of the campaign's page. */
export function useReviewHref(): (review: Review) => string {
  const to = usePath();
  const query = useCampaignQuery();
  return ({ campaignId, influencerId }) =>
    to('/client/campaigns/:campaignId/influencer/:influencerId', { campaignId, influencerId, ...query });
}
