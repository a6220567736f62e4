import { usePath } from '#app/language.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { CampaignNotFound } from '#app/ui/campaign-not-found.tsx';

export function CampaignError({ error }: { error: unknown }) {
  const to = usePath();
  return <ErrorPage error={error} missing={<CampaignNotFound back={to('/client/campaigns')} />} />;
}
