import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { findAllCampaigns } from '#domain/campaigns/find-open-campaigns.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/campaigns';
import { BrowseCampaigns } from './campaign-cards.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.influencer_all_campaigns()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context, 'influencer');
  const ctx = ctxOf(context);
  return findAllCampaigns(ctx, pageIn(new URL(request.url).searchParams));
}

export default function Campaigns({ loaderData: result }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Page title={m.influencer_all_campaigns()} lead={m.influencer_all_lead({ count: result.total })}>
      {result.total === 0 ? (
        <Empty title={m.application_available_empty()} text={m.application_all_empty_text()} />
      ) : (
        <BrowseCampaigns result={result} pageHref={(page) => to('/influencer/campaigns', { page })} />
      )}
    </Page>
  );
}
