import { replace } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readJson } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { findOwnCompany } from '#domain/companies/find-own-company.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { languageOf } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/create';
import { dropCampaignDraft } from './draft.ts';
import { Wizard } from './wizard.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.wizard_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = admit(context, 'client');
  const { profile } = await findOwnCompany(ctxOf(context));
  return { clientId: id, companyName: profile.name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  // The session ended while the user wrote the campaign. A toast says so; the draft stays in the browser.
  if (!ctx.actor) return goTo(ctx.language, '/login', { flash: 'campaign.login_required' });
  const { id } = admit(context, 'client');
  return attempt(async () => {
    await createCampaign(ctx, parse(campaignInput, await readJson(request)));
    return { createdBy: id };
  });
}

/** Deletes the draft once the campaign is created. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const answer = await sendForm(serverAction);
  if (!('createdBy' in answer)) return answer;
  dropCampaignDraft(answer.createdBy);
  showToast('campaign.created');
  return replace(hrefIn(languageOf(new URL(request.url).pathname), '/client/dashboard'));
}

/** The draft is in the browser, so the server can render only a skeleton. */
export default function Create({ loaderData }: Route.ComponentProps) {
  const isInBrowser = useInBrowser(() => true, false);
  return isInBrowser ? <Wizard key={loaderData.clientId} {...loaderData} /> : <WizardSkeleton />;
}
