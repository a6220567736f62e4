import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { usePath } from '#app/language.ts';
import { homeOf } from '#app/request/guard.ts';
import type { loader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/path-language.ts';
import { faultIdOf } from './fault-id.ts';

const campaignAddress = /^\/(client|influencer)\/campaign\/campaign-/;

export function FaultPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const role = useRouteLoaderData<typeof loader>('root')?.person?.role;
  const to = usePath();
  const isCampaign = campaignAddress.test(samePathIn('en', pathname));
  const requestId = faultIdOf(error);
  return (
    <Page title={m.fault_title()} lead={isCampaign && m.campaign_load_failed()}>
      <p className="max-w-prose text-soft">{m.fault_text()}</p>
      {requestId && <p className="mt-4 text-sm text-soft">{m.fault_request_id({ requestId })}</p>}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={pathname + search} reloadDocument>
          {m.connection_retry()}
        </ButtonLink>
        <Link
          to={to(role ? homeOf(role) : '/')}
          reloadDocument={!role}
          className="underline underline-offset-4"
        >
          {role ? m.not_found_dashboard() : m.not_found_home()}
        </Link>
      </p>
    </Page>
  );
}
