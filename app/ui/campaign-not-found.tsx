import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { Page } from './page.tsx';

/**
 * A campaign that does not exist and a campaign that the viewer may not see have the same page. The page therefore
 * reveals no campaign.
 */
export function CampaignNotFound({ back }: { back: string }) {
  return (
    <Page title={m.campaign_not_found()} lead={m.campaign_not_found_text()}>
      <ButtonLink to={back}>{m.campaign_go_back()}</ButtonLink>
    </Page>
  );
}
