import { replace } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readJson } from '#app/forms/answer.ts';
import { NeedsScript } from '#app/forms/needs-script.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { returnToCookie } from '#app/request/return-to.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { campaignInput, proposedId } from '#domain/campaigns/campaign-input.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { findProposedFields } from '#domain/campaigns/find-proposed-fields.server.ts';
import { findOwnCompany } from '#domain/companies/find-own-company.server.ts';
import { newId } from '#domain/id.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { languageOf } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/create';
import { dropCampaignDraft } from './draft.ts';
import { stepIds } from './steps.ts';
import { Wizard } from './wizard.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.wizard_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = admit(context, 'client');
  const { profile } = await findOwnCompany(ctxOf(context));
  const proposed = await findProposedFields(ctxOf(context));
  return { clientId: id, companyName: profile.name, newId: newId('campaign'), proposed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  // The session ended while the user wrote the campaign. The draft stays in the browser.
  if (!ctx.actor) {
    const cookies = [returnToCookie('/client/campaign/create')];
    return goTo(ctx.language, '/login', { flash: 'campaign.login_required', cookies });
  }
  const { id } = admit(context, 'client');
  return attempt(async () => {
    const body = await readJson(request);
    await createCampaign(ctx, parse(campaignInput, body), parse(proposedId, body).campaignId);
    return { createdBy: id };
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const answer = await sendForm(serverAction);
  if (!('createdBy' in answer)) return answer;
  dropCampaignDraft(answer.createdBy);
  showToast('campaign.created');
  return replace(hrefIn(languageOf(new URL(request.url).pathname), '/client/dashboard'));
}

export default function Create({ loaderData }: Route.ComponentProps) {
  const isInBrowser = useInBrowser(() => true, false);
  return isInBrowser ? <Wizard key={loaderData.clientId} {...loaderData} /> : <WizardSkeleton />;
}

function WizardSkeleton() {
  return (
    <div className="-mb-16 min-h-[calc(100dvh-4rem)]" aria-busy="true">
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-8 px-5 py-6 md:px-8 md:py-10 lg:grid-cols-[13rem_1fr]">
        <div className="flex justify-between gap-1 lg:flex-col">
          {stepIds.map((step) => (
            <div key={step} className="flex min-h-11 items-center md:h-15 md:flex-1 lg:h-11 lg:flex-none">
              <div className="size-8 rounded-full border border-line md:mx-auto lg:mx-0" />
            </div>
          ))}
        </div>
        <div>
          <NeedsScript />
          <p className="text-sm text-soft">{m.wizard_title()}</p>
          <h1 className="mt-2 md:mt-4">
            <span className="sr-only">{m.wizard_loading()}</span>
            <span className="block h-[1.08em] w-40 rounded-card bg-sunken" />
          </h1>
          <div className="mt-3 h-6 w-3/4 max-w-md rounded-card bg-sunken" />
          <div className="mt-10 grid gap-6">
            <div className="h-18 max-w-xl rounded-card bg-sunken" />
            <div className="h-40 max-w-xl rounded-card bg-sunken" />
          </div>
        </div>
      </div>
    </div>
  );
}
