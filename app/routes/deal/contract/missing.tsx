import { Form, useNavigation } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { refusalText } from '#messages/refusal.ts';

interface MissingProps {
  back: { to: string; label: string };
  dealId: string;
  obstacle: RefusalCode | null;
  /** True if the other side lacks details and has not been asked for them lately. */
  mayRequestDetails: boolean;
}

/**
 * Says why there is no contract: missing details, a viewer who is too young, an offer that is no longer open, or a void
 * contract. If the viewer's details are missing, links to the form for them. If only the other side lacks details, the
 * viewer can ask for them.
 */
export function Missing({ back, dealId, obstacle, mayRequestDetails }: MissingProps) {
  const to = usePath();
  return (
    <Page back={back} title={titleOf(obstacle)} width="narrow">
      <p className="text-lg">{obstacle && refusalText(obstacle)}</p>
      {obstacle === 'identity.incomplete' && (
        <ButtonLink to={to('/profile', { tab: 'deals', deal: dealId })} className="mt-6">
          {m.contract_missing_own()}
        </ButtonLink>
      )}
      {(obstacle === 'offer.not_open' || obstacle === 'contract.void') && (
        <ButtonLink to={to('/deals/:dealId', { dealId })} className="mt-6">
          {m.deal_card_open()}
        </ButtonLink>
      )}
      {obstacle === 'identity.other_incomplete' && (
        <p className="mt-4 text-soft">
          {mayRequestDetails ? m.contract_missing_ask() : m.contract_missing_other()}
        </p>
      )}
      {mayRequestDetails && <RequestDetails />}
    </Page>
  );
}

function titleOf(obstacle: RefusalCode | null): string {
  if (obstacle === 'contract.void') return m.contract_void_title();
  return obstacle === 'offer.not_open' ? m.contract_title() : m.contract_missing_title();
}

function RequestDetails() {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="mt-6">
      <Button
        type="submit"
        name="intent"
        value="request-details"
        busy={formData?.get('intent') === 'request-details'}
        busyLabel={m.deal_busy()}
      >
        {m.contract_request_details()}
      </Button>
    </Form>
  );
}
