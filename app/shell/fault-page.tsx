import { useLocation } from 'react-router';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/path-language.ts';

const campaignAddress = /^\/(client|influencer)\/campaign\/campaign-/;

/** The page for a fault. It shows what failed and the request id from the log, but no stack trace. */
export function FaultPage({ requestId }: { requestId: string | undefined }) {
  const isCampaign = campaignAddress.test(samePathIn('en', useLocation().pathname));
  return (
    <Page title={m.fault_title()} lead={isCampaign && m.campaign_load_failed()}>
      <p className="max-w-prose text-soft">{m.fault_text()}</p>
      {requestId && <p className="mt-4 text-sm text-soft">{m.fault_request_id({ requestId })}</p>}
    </Page>
  );
}
