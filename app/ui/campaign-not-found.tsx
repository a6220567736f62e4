import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { Page } from './page.tsx';

/** Also shown for campaigns that the viewer may not see, so that the page does not reveal whether they exist. */
export function CampaignNotFound({ back }: { back: string }) {
  return (
    <Page title={m.campaign_not_found()} lead={m.campaign_not_found_text()}>
      <ButtonLink to={back}>{m.campaign_go_back()}</ButtonLink>
    </Page>
  );
}
