import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { Page } from './page.tsx';

/**
 * The same page appears for a campaign that does not exist and for a campaign that the viewer may not see, so the page
 * does not reveal the campaign.
 */
export function CampaignNotFound({ back }: { back: string }) {
  return (
    <Page title={m.campaign_not_found()} lead={m.campaign_not_found_text()}>
      <ButtonLink to={back}>{m.campaign_go_back()}</ButtonLink>
    </Page>
  );
}
