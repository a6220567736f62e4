import { usePath } from '#app/language.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

export function ContentError({ error }: { error: unknown }) {
  const to = usePath();
  const missing = (
    <Page title={m.content_not_found()} lead={m.deal_not_found_text()}>
      <ButtonLink to={to('/deals')}>{m.deal_nav()}</ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
