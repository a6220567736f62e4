import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { ctxOf } from '#app/request/context.ts';
import { CampaignError } from '#app/routes/client/campaign-error.tsx';
import { campaignQueryIn, useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { documentOf, fieldsOfCampaign, typedIn, valuesIn, valuesOf } from '#app/terms/values.ts';
import { goTo } from '#app/toasts/flash.ts';
import { AskedTerms } from '#app/ui/asked-terms.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { mayBeSaved } from '#domain/campaigns/campaign.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { dayOf } from '#domain/clock.ts';
import { objectiveInput } from '#domain/contracts/objective-input.ts';
import { findNamedObjective } from '#domain/contracts/save-objective.server.ts';
import { saveTermsAndObjective } from '#domain/contracts/save-terms-and-objective.server.ts';
import { parse } from '#domain/parse.ts';
import { fitsCompensation } from '#domain/terms/compensation-fit.ts';
import { defaultTerms } from '#domain/terms/default-terms.ts';
import { findSavedTerms } from '#domain/terms/find-terms.server.ts';
import { termsSchema, termsVersion } from '#domain/terms/terms-schema.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/terms';
import { TermsForm } from './terms-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? `${m.terms_title()}, ${loaderData.campaign.title}` : m.campaign_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

export const links: Route.LinksFunction = preloadItalic;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  admitParty(context, 'client');
  const ctx = ctxOf(context);
  const campaign = await found(findCampaign(ctx, params.campaignId));
  const saved = await findSavedTerms(ctx, campaign.id);
  return {
    campaign,
    version: saved?.version ?? 0,
    objective: await findNamedObjective(ctx, campaign.id),
    terms: saved?.terms ?? null,
    draft: saved?.terms ?? defaultTerms(campaign, dayOf(ctx.now)),
    isMisfit: saved !== null && !fitsCompensation(saved.terms, campaign.compensationType),
  };
}

export async function action({ request, url, context, params: { campaignId } }: Route.ActionArgs) {
  admitParty(context, 'client');
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const campaign = await found(findCampaign(ctx, campaignId));
  const values = valuesIn(form, valuesOf(defaultTerms(campaign, dayOf(ctx.now)), ctx.language));
  return attempt(
    async () => {
      const { version } = parse(termsVersion, Object.fromEntries(form));
      const terms = parse(
        termsSchema,
        documentOf(values, fieldsOfCampaign(campaign.compensationType), ctx.language),
      );
      const objective = parse(objectiveInput, Object.fromEntries(form));
      await saveTermsAndObjective(ctx, campaignId, { version, terms, ...objective });
      const query = campaignQueryIn(url.searchParams);
      const path = pathTo('/client/campaign/:campaignId/terms', { campaignId, ...query });
      return goTo(ctx.language, path, { flash: 'terms.saved' });
    },
    { ...typedIn(values), objective: form.get('objective') },
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function CampaignTerms({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, terms } = loaderData;
  const to = usePath();
  const path = to('/client/campaign/:campaignId', { campaignId: campaign.id, ...useCampaignQuery() });
  const back = { to: path, label: campaign.title };
  if (mayBeSaved(campaign))
    return <TermsForm key={campaign.id} {...loaderData} back={back} posted={actionData} />;
  return (
    <Page back={back} title={m.terms_title()} lead={m.refusal_terms_are_fixed()}>
      {terms ? (
        <div className="max-w-3xl">
          <AskedTerms terms={terms} />
        </div>
      ) : (
        <Empty title={m.terms_none()} />
      )}
    </Page>
  );
}

export const ErrorBoundary = CampaignError;
