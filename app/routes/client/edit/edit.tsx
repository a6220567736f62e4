import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, found, readJson } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CampaignError } from '#app/routes/client/campaign-error.tsx';
import { campaignQueryIn } from '#app/routes/client/campaign-query.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { mayEditDetails } from '#domain/campaigns/campaign.ts';
import { campaignEdit } from '#domain/campaigns/campaign-input.ts';
import { editCampaign } from '#domain/campaigns/edit-campaign.server.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { findGoingDeals } from '#domain/deals/find-going-deals.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { languageOf } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/edit';
import { EditForm } from './edit-form.tsx';
import { editDraftName } from './use-edit.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData
    ? m.edit_title_of({ campaign: loaderData.campaign.title })
    : m.campaign_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = admit(context, 'client');
  const ctx = ctxOf(context);
  const campaign = await found(findCampaign(ctx, params.campaignId));
  const going = await findGoingDeals(ctx, campaign.id);
  return { campaign, going, mayEdit: mayEditDetails(campaign, actor) };
}

export function action({ request, context, params }: Route.ActionArgs) {
  admit(context, 'client');
  return attempt(async () => {
    const edit = parse(campaignEdit, await readJson(request));
    await editCampaign(ctxOf(context), params.campaignId, edit);
    return { saved: true as const };
  });
}

export async function clientAction({ url, params, serverAction }: Route.ClientActionArgs) {
  const answer = await sendForm(serverAction);
  if (!('saved' in answer)) return answer;
  dropDraft(editDraftName(params.campaignId));
  showToast('campaign.updated');
  return redirect(
    hrefIn(languageOf(url.pathname), '/client/campaign/:campaignId', {
      campaignId: params.campaignId,
      ...campaignQueryIn(url.searchParams),
    }),
  );
}

export default function EditCampaign({ loaderData }: Route.ComponentProps) {
  return <EditForm key={loaderData.campaign.id} {...loaderData} />;
}

export const ErrorBoundary = CampaignError;
