import { m } from '#messages';
import { ButtonLink } from './button.tsx';
import { Page } from './page.tsx';

/** For an address that names no campaign, or one that is not for the reader's eyes: both look the same. */
export function CampaignNotFound({ back }: { back: string }) {
  return (
    <Page title={m.campaign_not_found()} lead={m.campaign_not_found_text()}>
      <ButtonLink to={back}>{m.campaign_go_back()}</ButtonLink>
    </Page>
  );
}
