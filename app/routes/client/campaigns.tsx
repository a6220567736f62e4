import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Page } from '#app/ui/page.tsx';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/campaigns';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { layoutOf } from './layout-cookie.ts';
import { listPathIn, viewIn } from './list-address.ts';
import { OwnCampaigns } from './own-campaigns.tsx';
import { sendTransition } from './send-transition.server.ts';
import { tellRefusal } from './tell-refusal.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.campaign_list_title()} · ${site.name}` }];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const view = viewIn(url);
  const ctx = ctxOf(context);
  const isHidden = await areCampaignsHidden(ctx);
  const layout = layoutOf(request, 'rows');
  return { view, layout, isHidden, ...(await findCampaigns(ctx, view)) };
}

export function action({ request, url, context }: Route.ActionArgs) {
  admit(context, 'client');
  return sendTransition(request, context, listPathIn(url, '/client/campaigns'));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => tellRefusal(serverAction);

export default function Campaigns({
  loaderData: { view, layout, isHidden, ...list },
  actionData,
}: Route.ComponentProps) {
  const to = usePath();
  const create = (
    <ButtonLink to={to('/client/campaign/create')}>
      <Plus /> {m.campaign_create()}
    </ButtonLink>
  );
  return (
    <Page
      title={m.campaign_list_title()}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={to('/client/reports')} look="secondary">
            {m.brand_report_title()}
          </ButtonLink>
          {create}
        </div>
      }
    >
      <RefusalAlert>{reasonIn(actionData)}</RefusalAlert>
      {isHidden && <HiddenCampaigns />}
      {list.isNew ? (
        <Empty title={m.campaign_list_empty()} text={m.campaign_first_text()} />
      ) : (
        <OwnCampaigns {...{ view, list, layout }} path="/client/campaigns" />
      )}
    </Page>
  );
}
