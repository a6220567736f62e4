import { useSyncExternalStore } from 'react';
import { replace } from 'react-router';
import { attempt, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showRefusal, showToast } from '#app/toasts/toast.tsx';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { findOwnCompany } from '#domain/companies/find-own-company.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { languageOf, pathIn } from '#messages/language.ts';
import { site } from '#site';
import type { Route } from './+types/create';
import { dropCampaignDraft } from './draft.ts';
import { Opening } from './opening.tsx';
import { Wizard } from './wizard.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.wizard_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = admit(context, 'client');
  const { profile } = await findOwnCompany(ctxOf(context));
  return { clientId: id, companyName: profile.name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  // The session ended while the campaign was being written: that is said, and the draft waits in the browser.
  if (!ctx.actor) return goTo(ctx.language, '/login', { flash: 'campaign.login_required' });
  const { id } = admit(context, 'client');
  return attempt(async () => {
    await createCampaign(ctx, parse(campaignInput, await readJson(request)));
    return { createdBy: id };
  });
}

/** Says how it went. Only a campaign that stands lets go of the draft; whatever fails leaves everything as it was. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  try {
    const answer = await serverAction();
    if ('refused' in answer) {
      showRefusal(m.campaign_create_failed(), answer.refused);
      return answer;
    }
    dropCampaignDraft(answer.createdBy);
    showToast('campaign.created');
    return replace(pathIn(languageOf(new URL(request.url).pathname), '/client/dashboard'));
  } catch (error) {
    if (error instanceof Response) throw error; // a redirect
    showToast('campaign.create_failed');
    return null;
  }
}

const never = () => () => {};

/** The draft is in the browser, so the server cannot draw it: until the page is awake it shows the frame. */
export default function Create({ loaderData }: Route.ComponentProps) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return awake ? <Wizard key={loaderData.clientId} {...loaderData} /> : <Opening />;
}
