import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

/** The 404 page of a review: this influencer has not applied. */
export function ReviewNotFound() {
  const to = usePath();
  return (
    <Page title={m.review_missing()} lead={m.review_missing_text()}>
      <ButtonLink to={to('/client/campaigns')}>{m.review_missing_back()}</ButtonLink>
    </Page>
  );
}
