import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { ErrorPage } from './error-page.tsx';

export function InfluencerError({ error }: { error: unknown }) {
  const to = usePath();
  const missing = (
    <Page title={m.influencer_not_found()} lead={m.influencer_not_found_text()}>
      <ButtonLink to={to('/influencers')} reloadDocument>
        {m.influencer_back()}
      </ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
