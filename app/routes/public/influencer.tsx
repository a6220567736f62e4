import { data, useLocation } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { returnToCookie } from '#app/request/return-to.ts';
import { InfluencerError } from '#app/shell/influencer-error.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { redactedName } from '#app/ui/redacted-name.ts';
import { askForConfirmation } from '#domain/accounts/ask-for-confirmation.server.ts';
import { findConfirmation } from '#domain/accounts/find-confirmation.server.ts';
import { findOwnCampaignId } from '#domain/campaigns/find-own-campaign-id.server.ts';
import { contactInfluencer } from '#domain/contact/contact-influencer.server.ts';
import { contactInput } from '#domain/contact/contact-input.ts';
import { isMember } from '#domain/ctx.ts';
import { findSimilar } from '#domain/influencers/find-similar.server.ts';
import { openProfile } from '#domain/influencers/open-profile.server.ts';
import { findViewsLeft } from '#domain/influencers/profile-views.server.ts';
import { parse } from '#domain/parse.ts';
import { findPortfolio } from '#domain/portfolio/find-portfolio.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/influencer';
import { Profile, tabIn } from './influencer/profile.tsx';

export const handle: Handle = { serverOnly: true };
export const clientLoader = loadWholePage;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const { ctx, page } = context.get(requestContext);
  if (ctx.actor && isSpeculative(request)) throw data(null, { status: 425 });
  // The “Log in” buttons of a redacted profile lead here, because the cached profile cannot set a cookie.
  if (!ctx.actor && url.searchParams.has('login')) {
    const back = pathTo('/influencer/:influencerId', {
      influencerId: params.influencerId,
      tab: url.searchParams.get('tab'),
    });
    throw goTo(ctx.language, '/login', { cookies: [returnToCookie(back)] });
  }
  try {
    const profile = await found(openProfile(ctx, params.influencerId));
    const portfolio = await findPortfolio(ctx, params.influencerId);
    const viewsLeft = await findViewsLeft(ctx);
    const address = await findConfirmation(ctx);
    const sender = isMember(ctx.actor) && address ? { name: ctx.actor.name, ...address } : null;
    const similar = await findSimilar(ctx, profile);
    // The contact tab asks visitors to log in. After the login, they return to this tab.
    const asksForLogin = !ctx.actor && page && tabIn(url.search) === 'contact';
    const isBrand = ctx.actor?.role === 'client';
    const campaignId = isBrand ? await findOwnCampaignId(ctx, url.searchParams.get('campaign')) : null;
    return data(
      { profile, portfolio, similar, viewsLeft, sender, now: ctx.now, isBrand, campaignId },
      asksForLogin ? { headers: { 'set-cookie': returnToCookie(page) } } : {},
    );
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'influencer.no_views_left')) throw error;
    return data({ profile: null, viewsLeft: await findViewsLeft(ctx) }, { status: error.status });
  }
}

/** A prefetch or a HEAD uses no daily view. */
function isSpeculative(request: Request): boolean {
  return request.method === 'HEAD' || request.headers.get('sec-purpose')?.startsWith('prefetch') === true;
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  admit(context);
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const here = pathTo('/influencer/:influencerId', {
    influencerId: params.influencerId,
    tab: 'contact',
    campaign: url.searchParams.get('campaign'),
  });
  return attempt(async () => {
    if (form.intent === 'confirm') {
      await askForConfirmation(ctx, origin);
      return goTo(ctx.language, here, { flash: 'confirmation.sent' });
    }
    const input = parse(contactInput, form);
    await contactInfluencer(ctx, params.influencerId, input);
    return goTo(ctx.language, here, { flash: 'contact.sent' });
  }, form);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData)} · ${site.name}` },
];

function titleOf(loaded: Route.MetaArgs['loaderData']): string {
  if (!loaded) return m.influencer_not_found();
  if (!loaded.profile) return m.influencer_no_views_title();
  return loaded.profile.redacted ? redactedName(loaded.profile) : loaded.profile.name;
}

export default function Influencer({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const to = usePath();
  if (!loaderData.profile) {
    return (
      <Page
        title={m.influencer_no_views_title()}
        lead={m.influencer_no_views_text({ perDay: loaderData.viewsLeft?.perDay ?? 0 })}
        back={{ to: to('/influencers'), label: m.influencer_back() }}
        width="narrow"
      >
        <p className="mb-8 max-w-prose text-soft">{m.influencer_no_views_more()}</p>
        <ButtonLink to={to('/pricing')} reloadDocument>
          {m.influencer_no_views_plans()}
        </ButtonLink>
      </Page>
    );
  }
  return <Profile {...loaderData} actionData={actionData} tab={actionData ? 'contact' : tabIn(search)} />;
}

export const ErrorBoundary = InfluencerError;
