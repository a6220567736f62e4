import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChangedTerms } from '#app/ui/changed-terms.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Page } from '#app/ui/page.tsx';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { findStartSteps } from '#domain/companies/find-start-steps.server.ts';
import { findTermsToAccept } from '#domain/terms-of-use/terms-of-use.server.ts';
import { findBrandToDo } from '#domain/to-do/find-brand-to-do.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/dashboard';
import { BrandToDo } from './brand-to-do.tsx';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { layoutOf } from './layout-cookie.ts';
import { listPathIn, viewIn } from './list-address.ts';
import { OwnCampaigns } from './own-campaigns.tsx';
import { sendTransition } from './send-transition.server.ts';
import { StartChecklist } from './start-checklist.tsx';
import { tellRefusal } from './tell-refusal.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.campaign_dashboard_title()} · ${site.name}` }];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const view = viewIn(url);
  const ctx = ctxOf(context);
  const [toDo, list, steps, isHidden, termsToAccept] = await Promise.all([
    findBrandToDo(ctx),
    findCampaigns(ctx, view),
    findStartSteps(ctx),
    areCampaignsHidden(ctx),
    findTermsToAccept(ctx),
  ]);
  const layout = layoutOf(request, 'cards');
  return { now: ctx.now, layout, toDo, view, steps, isHidden, termsToAccept, ...list };
}

export function action({ request, url, context }: Route.ActionArgs) {
  admit(context, 'client');
  return sendTransition(request, context, listPathIn(url, '/client/dashboard'));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => tellRefusal(serverAction);

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { now, layout, toDo, view, steps, isHidden, termsToAccept, ...list } = loaderData;
  const to = usePath();
  const create = (
    <ButtonLink to={to('/client/campaign/create')} look={toDo.applicants.total > 0 ? 'secondary' : 'primary'}>
      <Plus /> {m.campaign_create()}
    </ButtonLink>
  );
  const changedTerms = <ChangedTerms version={termsToAccept} />;
  const checklist = steps && <StartChecklist {...steps} />;
  if (list.isNew) {
    return (
      <Page title={m.campaign_dashboard_title()}>
        {changedTerms}
        {checklist}
        <Empty title={m.campaign_first_title()} text={m.campaign_first_text()} action={create} />
      </Page>
    );
  }
  return (
    <Page title={m.campaign_dashboard_title()} lead={m.campaign_dashboard_lead()} action={create}>
      {changedTerms}
      <BrandToDo {...{ toDo, now }} />
      {checklist}
      <RefusalAlert>{reasonIn(actionData)}</RefusalAlert>
      {isHidden && <HiddenCampaigns />}
      <OwnCampaigns {...{ view, list, layout }} path="/client/dashboard" />
    </Page>
  );
}
