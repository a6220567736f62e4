import { useSearchParams } from 'react-router';
import type { ApplicantTable } from '#domain/applications/application.ts';

const names: ReadonlySet<string> = new Set<'list' | ApplicantTable>([
  'list',
  'pending',
  'accepted',
  'declined',
]);

/**
 * Returns the parameters of a campaign's page: the query string of the list from which the user came, and the pages of
 * the applicants. The pages opened from the campaign keep these parameters in their addresses. The back links and
 * redirects of these pages therefore lead to the same view of the campaign. The back link of the campaign then leads to
 * the same list.
 */
export const campaignQueryIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => names.has(name)));

export function useCampaignQuery(): Record<string, string> {
  const [params] = useSearchParams();
  return campaignQueryIn(params);
}
