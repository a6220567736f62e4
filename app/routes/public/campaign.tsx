import { Link, redirect } from 'react-router';
import { hrefIn, type Path, pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { excerpt, pageMetadata, sharedUpload } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { admitStaff } from '#app/request/guard.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { AnsweredQuestions } from '#app/ui/answered-questions.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignFacts } from '#app/ui/campaign-facts.tsx';
import { CampaignNotFound } from '#app/ui/campaign-not-found.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { CompanyLink } from '#app/ui/company-link.tsx';
import { FeaturePage } from '#app/ui/feature-page.tsx';
import { Field } from '#app/ui/field.tsx';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { findCampaignToApply } from '#domain/applications/find-campaign-to-apply.server.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { findPublicCampaign } from '#domain/campaigns/find-public-campaign.server.ts';
import { type Ctx, isMember } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { findAnsweredQuestions } from '#domain/questions/find-questions.server.ts';
import { removeQuestion } from '#domain/questions/hide-question.server.ts';
import { MAX_REASON_LENGTH } from '#domain/questions/question.ts';
import { hideInput } from '#domain/questions/question-input.ts';
import { Refusal } from '#domain/refusal.ts';
import { findAskedTerms } from '#domain/terms/find-terms.server.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { offerLabels } from '#messages/labels/application.ts';
import { site } from '#site';
import type { Route } from './+types/campaign';
import { useBackLink } from './back-link.ts';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export async function loader({ context, params: { campaignId } }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const publicCampaign = await findPublicCampaign(ctx, campaignId);
  if (!publicCampaign) throw redirect(hrefIn(ctx.language, await found(memberPageOf(ctx, campaignId))));
  const asked = await findAskedTerms(ctx, publicCampaign.campaign);
  const questions = await findAnsweredQuestions(ctx, campaignId);
  return { ...publicCampaign, asked, questions, role: ctx.actor?.role, publicUrl };
}

/** Lets staff remove questions. */
export async function action({ request, context, params: { campaignId } }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    await removeQuestion(ctx, parse(hideInput, form));
    return goTo(ctx.language, pathTo('/campaigns/:campaignId', { campaignId }), { flash: 'staff.done' });
  }, form);
}

/**
 * Returns the page of a campaign that is not public. Only its owner may open a draft. Only its owner and its applicants
 * may open a cancelled campaign or a campaign that `isShownToOthers` excludes. Other users get 404.
 */
async function memberPageOf(ctx: Ctx, campaignId: string): Promise<Path> {
  if (!isMember(ctx.actor)) throw new Refusal('campaign.not_found');
  const isBrand = ctx.actor.role === 'client';
  await (isBrand ? findCampaign(ctx, campaignId) : findCampaignToApply(ctx, campaignId));
  return isBrand
    ? pathTo('/client/campaign/:campaignId', { campaignId })
    : pathTo('/influencer/campaign/:campaignId', { campaignId });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.campaign_not_found()} · ${site.name}` }];
  const { campaign, publicUrl } = loaderData;
  const { id, title, companyId, companyName: company } = campaign;
  const path = pathTo('/campaigns/:campaignId', { campaignId: id });
  return pageMetadata({
    publicUrl,
    path,
    title: `${m.campaign_public_title({ title, company })} · ${site.name}`,
    description: m.campaign_public_meta({ company, description: excerpt(campaign.description) }),
    ...sharedUpload(campaign.cover, title),
    trail: [
      { path: pathTo('/company/:companyId', { companyId }), name: company },
      { path, name: title },
    ],
  });
};

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, asked, questions, role } = loaderData;
  return (
    <FeaturePage
      back={useBackLink()}
      picture={<CampaignCover campaign={campaign} className="aspect-4/3 w-full md:aspect-4/5" first />}
      kicker={
        <span className="flex flex-wrap gap-2">
          <Badge>{offerLabels[campaign.compensationType]()}</Badge>
          {campaign.status !== 'active' && <CampaignStatusBadge status="ended" />}
        </span>
      }
      title={campaign.title}
      lead={
        <>
          <CompanyLink {...campaign} />
          {campaign.town && ` · ${campaign.town}`}
          <span className="block tabular-nums">{campaignDates(campaign)}</span>
        </>
      }
      beside={<CallToAction {...loaderData} />}
    >
      <CampaignFacts campaign={campaign} asked={asked} />
      {questions.length > 0 && (
        <section id="questions" className="mt-16 max-w-3xl scroll-mt-6 md:mt-20">
          <h2 className="mb-8">{m.question_title()}</h2>
          <AnsweredQuestions
            questions={questions}
            companyName={campaign.companyName}
            below={
              role === 'staff' ? ({ id }) => <Remove questionId={id} actionData={actionData} /> : undefined
            }
          />
        </section>
      )}
      {!loaderData.isOwn && (
        <SafetyLinks report={{ kind: 'campaign', id: campaign.id, name: campaign.title }} className="mt-10" />
      )}
    </FeaturePage>
  );
}

function Remove({ questionId, actionData }: { questionId: string; actionData: unknown }) {
  const answer = pageAnswer(actionData);
  const isThis = answer.refused?.typed.questionId === questionId;
  const { defaultValue, error } = answer.field('reason');
  return (
    <PageForm
      answer={isThis ? answer : pageAnswer(undefined)}
      submit={m.question_staff_remove()}
      busyLabel={m.question_asking()}
      submitLook="danger"
      className="mt-4 grid justify-items-start gap-4"
    >
      <input type="hidden" name="questionId" value={questionId} />
      <div className="w-full">
        <Field
          label={m.question_staff_reason()}
          name="reason"
          defaultValue={isThis ? defaultValue : undefined}
          error={isThis ? error : undefined}
          maxLength={MAX_REASON_LENGTH}
        />
      </div>
    </PageForm>
  );
}

function CallToAction({ campaign: { id, status }, role, isOwn }: Route.ComponentProps['loaderData']) {
  const to = usePath();
  if (isOwn) {
    return (
      <ButtonLink to={to('/client/campaign/:campaignId', { campaignId: id })} look="secondary">
        {m.campaign_public_own()}
      </ButtonLink>
    );
  }
  if (status !== 'active') return <p className="text-lg">{m.campaign_public_closed()}</p>;
  if (role === 'influencer') {
    return (
      <ButtonLink to={to('/influencer/campaign/:campaignId', { campaignId: id })}>
        {m.application_apply_title()}
      </ButtonLink>
    );
  }
  if (role) return null;
  return (
    <>
      <ButtonLink to={to('/signup')}>{m.campaign_public_join()}</ButtonLink>
      <p className="mt-4 text-soft">
        {m.signup_have_account()}{' '}
        <Link
          to={to('/influencer/campaign/:campaignId', { campaignId: id })}
          className="text-ink underline underline-offset-4"
        >
          {m.nav_login()}
        </Link>
      </p>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<CampaignNotFound back={useBackLink().to} />} />;
}
