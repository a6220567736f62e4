import type { To } from '#app/addresses/path.ts';

export function comparisonHref(to: To, campaignId: string, influencerIds: readonly string[]): string {
  const query = new URLSearchParams(influencerIds.map((id) => ['applicant', id]));
  return `${to('/client/campaign/:campaignId/compare', { campaignId })}?${query}`;
}
