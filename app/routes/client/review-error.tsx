import { useListAddress } from '#app/addresses/use-list-address.ts';
import { usePath } from '#app/language.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

export function ReviewError({ error }: { error: unknown }) {
  const to = usePath();
  const back = useListAddress('/client/campaigns') ?? to('/client/campaigns');
  const missing = (
    <Page title={m.review_missing()} lead={m.review_missing_text()}>
      <ButtonLink to={back}>{m.review_missing_back()}</ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
