import { Form } from 'react-router';
import { queryWithDaysIn } from '#app/addresses/query-with-days.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { FiltersButton } from '#app/ui/filters-button.tsx';
import { Options } from '#app/ui/options.tsx';
import { OrderLink } from '#app/ui/order-link.tsx';
import { Page } from '#app/ui/page.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { findAllCampaigns } from '#domain/campaigns/find-open-campaigns.server.ts';
import { readSearch } from '#domain/campaigns/search/campaign-search.server.ts';
import { campaignSorts } from '#domain/campaigns/search/choices.ts';
import { isSearchSaved } from '#domain/saved-searches/find-saved-queries.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { campaignSortLabels } from '#messages/labels/campaign-sort.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/campaigns';
import { BrowseCampaigns } from './offer/browse-campaigns.tsx';
import { ChosenFilters, chosenFilters } from './search/chosen-filters.tsx';
import { SaveSearch } from './search/save-search.tsx';
import { withPage } from './search/search-address.ts';
import { PANEL_ID, SearchPanel } from './search/search-panel.tsx';
import { StatedLine } from './search/stated-line.tsx';
import { useLiveSearch } from './search/use-live-search.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.influencer_all_campaigns()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context, 'influencer');
  const query = queryWithDaysIn(new URL(request.url));
  const { filters, ...search } = readSearch(query);
  const ctx = ctxOf(context);
  const [result, isSaved] = await Promise.all([
    findAllCampaigns(ctx, pageIn(query), { filters, ...search }),
    isSearchSaved(ctx, search.address),
  ]);
  return { result, search, isSaved };
}

const FORM_ID = 'campaign-search';

export default function Campaigns({ loaderData: { result, search, isSaved } }: Route.ComponentProps) {
  const { values, sort, address } = search;
  const to = usePath();
  const path = to('/influencer/campaigns');
  const { form, fieldsKey, onInput, submit } = useLiveSearch();
  const chosen = chosenFilters(values);
  const inPanel = chosen.filter(({ parameter }) => parameter !== 'q' && parameter !== 'qualify').length;
  if (result.total === 0 && chosen.length === 0) {
    return (
      <Page title={m.influencer_all_campaigns()}>
        <Empty title={m.application_available_empty()} text={m.application_all_empty_text()} />
      </Page>
    );
  }
  return (
    <Page title={m.influencer_all_campaigns()} lead={<StatedLine profile={result.profile} />}>
      <div className="gap-x-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Form
          id={FORM_ID}
          ref={form}
          key={fieldsKey}
          action={path}
          autoComplete="off"
          noValidate
          role="search"
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
            document.getElementById(PANEL_ID)?.hidePopover();
          }}
        >
          <Field
            label={m.search_text()}
            name="q"
            type="search"
            defaultValue={values.text}
            placeholder={m.search_text_example()}
          />
          <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-6 lg:border-b lg:border-line lg:pb-4">
            <Switch label={m.search_qualifying()} name="qualify" on={values.qualifying} />
            <FiltersButton panel={PANEL_ID} count={inPanel} />
          </div>
          <SearchPanel values={values} total={result.total} />
        </Form>
        <div>
          <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-4">
            <h2 role="status" className="tabular-nums">
              {m.search_total({ count: result.total, shown: formatNumber(result.total, currentLanguage()) })}
            </h2>
            <div className="ml-auto flex items-center">
              <Select
                key={fieldsKey}
                form={FORM_ID}
                label={<span className="sr-only">{m.search_sort()}</span>}
                name="sort"
                defaultValue={sort}
                onChange={submit}
              >
                <Options values={campaignSorts} labels={campaignSortLabels} />
              </Select>
            </div>
            <ChosenFilters chosen={chosen} address={address} />
            <SaveSearch query={address} hasFilter={chosen.length > 0} isSaved={isSaved} />
          </div>
          {result.total === 0 ? (
            <Empty
              title={m.application_available_empty()}
              text={m.search_empty_text()}
              action={
                <ButtonLink to={path} look="secondary">
                  {m.search_clear()}
                </ButtonLink>
              }
            />
          ) : (
            <BrowseCampaigns
              result={result}
              heading="h3"
              pageHref={(page) => path + withPage(address, page)}
              list={withPage(address, result.page)}
            />
          )}
          <p className="mt-10 text-sm text-soft">
            <OrderLink part="campaigns" />
          </p>
        </div>
      </div>
    </Page>
  );
}
