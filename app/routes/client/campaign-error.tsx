import { useListAddress } from '#app/addresses/use-list-address.ts';
import { usePath } from '#app/language.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { CampaignNotFound } from '#app/ui/campaign-not-found.tsx';

export function CampaignError({ error }: { error: unknown }) {
  const to = usePath();
  const back = useListAddress('/client/campaigns') ?? to('/client/campaigns');
  return <ErrorPage error={error} missing={<CampaignNotFound back={back} />} />;
}
