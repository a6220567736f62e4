import { usePath } from '#app/language.ts';
import { useCampaignQuery } from '../campaign-query.ts';

export function useComparisonHref(campaignId: string): (influencerIds: readonly string[]) => string {
  const path = usePath()('/client/campaign/:campaignId/compare', { campaignId });
  const kept = Object.entries(useCampaignQuery());
  return (influencerIds) => {
    const query = new URLSearchParams([...influencerIds.map((id) => ['applicant', id]), ...kept]);
    return `${path}?${query}`;
  };
}
