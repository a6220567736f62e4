import { data } from 'react-router';
import { usePath } from '#app/language.ts';
import { namedThematics } from '#app/rendering/named-thematics.ts';
import { renderCards } from '#app/rendering/render-card.server.tsx';
import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { ShortlistDialog } from '#app/ui/shortlist-dialog.tsx';
import { viewerIn } from '#domain/ctx.ts';
import { isAdvanced, noFilters, readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers, findThematicsInUse } from '#domain/influencers/find-influencers.server.ts';
import { findTierAndViewsLeft } from '#domain/influencers/profile-views.server.ts';
import { findSavedQueries } from '#domain/saved-searches/find-saved-queries.server.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { refusalText } from '#messages/refusal.ts';
import { site } from '#site';
import type { Route } from './+types/influencers';
import browseScript from './influencers/browse.ts?worker&url';
import { Filters } from './influencers/filters.tsx';
import { Results } from './influencers/results.tsx';

export const handle: Handle = { serverOnly: true, listed: true, cachedMain: true };
export const clientLoader = loadWholePage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const requested = readFilters(query);
  const isBrand = ctx.actor?.role === 'client';
  const [{ tier, viewsLeft }, thematics, savedQueries] = await Promise.all([
    findTierAndViewsLeft(ctx),
    findThematicsInUse(ctx),
    isBrand ? findSavedQueries(ctx) : null,
  ]);
  const isPaid = tier !== 'free';
  const isRefused = isAdvanced(requested) && !isPaid;
  const filters = isRefused ? { ...requested, advanced: noFilters.advanced } : requested;
  const { cards, ...list } = await findInfluencers(ctx, filters, {
    page: pageIn(query),
    named: namedThematics(filters.q),
  });
  return data(
    {
      filters,
      list: { ...list, cards: renderCards(cards, isBrand) },
      advanced: isPaid ? ('open' as const) : isRefused ? ('refused' as const) : ('locked' as const),
      thematics,
      viewsLeft,
      savedQueries,
      isVisitor: viewerIn(ctx) === null,
      isBrand,
      publicUrl,
    },
    { status: isRefused ? 403 : 200 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const path = '/influencers';
  const title = `${m.browse_meta_title()} · ${site.name}`;
  const trail = [{ path, name: m.nav_influencers() }] as const;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMetadata({ publicUrl, path, title, description: m.browse_meta(), trail });
};

export default function Influencers({ loaderData }: Route.ComponentProps) {
  const { filters, list, advanced, thematics, viewsLeft, savedQueries, isVisitor, isBrand } = loaderData;
  const to = usePath();
  return (
    <Page
      title={m.browse_title()}
      lead={
        <>
          {m.browse_lead()}
          {viewsLeft && <span className="block text-sm">{m.influencer_views_left({ ...viewsLeft })}</span>}
        </>
      }
      action={
        <ButtonLink to={to('/preferences')} look="secondary" className="max-md:hidden">
          {m.preferences_title()}
        </ButtonLink>
      }
    >
      {advanced === 'refused' && (
        <p role="alert" className="mb-6 rounded-card bg-wait-ground px-4 py-3 text-wait">
          {refusalText('plan.without_advanced_filters')}
        </p>
      )}
      <form
        method="get"
        action={to('/influencers')}
        data-browse
        data-language={currentLanguage()}
        className="gap-x-12 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <div className="lg:pt-1">
          <search className="mb-6 block lg:border-b lg:border-line lg:pb-6">
            <Field
              label={m.browse_search()}
              name="q"
              type="search"
              defaultValue={filters.q}
              placeholder={isVisitor ? m.browse_search_example_visitor() : m.browse_search_example()}
              autoComplete="off"
            />
          </search>
          <p className="mb-6 md:hidden">
            <ButtonLink to={to('/preferences')} look="secondary" small>
              {m.preferences_title()}
            </ButtonLink>
          </p>
          <Filters filters={filters} thematics={thematics} isVisitor={isVisitor} advanced={advanced} />
        </div>
        <Results filters={filters} list={list} savedQueries={savedQueries} />
      </form>
      {isBrand && <ShortlistDialog />}
      <script type="module" src={browseScript} />
    </Page>
  );
}
