import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { FiltersButton } from '#app/ui/filters-button.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { Options } from '#app/ui/options.tsx';
import { OrderLink } from '#app/ui/order-link.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchSaved } from '#app/ui/search-saved.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { type BrowseFilters, sorts } from '#domain/influencers/browse-filters.ts';
import type { Place } from '#domain/influencers/find-influencers.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { sortLabels } from '#messages/labels/influencer.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { countInPanel, isNarrowed, queryFor, savedStateOf } from './address.ts';

interface ResultsProps {
  filters: BrowseFilters;
  list: Place & {
    cards: string;
  };
  /** Query strings of the brand's saved searches. Null for viewers who cannot save searches. */
  savedQueries: readonly string[] | null;
}

/** The page's script (`browse.ts`) updates the elements with `data-` attributes. */
export function Results({ filters, list, savedQueries }: ResultsProps) {
  const { total, page, pages } = list;
  const to = usePath();
  const at = (changes: Partial<BrowseFilters>, page?: number) =>
    to('/influencers') + queryFor({ ...filters, ...changes }, page);
  return (
    <div>
      <div data-tabs>
        <Tabs
          label={m.browse_tabs()}
          tabs={[
            { to: at({ featured: false }), label: m.browse_all(), current: !filters.featured },
            { to: at({ featured: true }), label: m.browse_featured(), current: filters.featured },
          ]}
        />
      </div>
      <div className="-mt-3 mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p role="status" data-total className="mr-auto text-soft tabular-nums max-sm:w-full">
          {m.browse_total({ count: total, shown: formatNumber(total, currentLanguage()) })}
        </p>
        <a
          href={to('/influencers')}
          hidden={!isNarrowed(filters)}
          data-clear
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.browse_clear()}
        </a>
        <FiltersButton panel="filters-panel" count={countInPanel(queryFor(filters))} small />
        <label className="flex items-center gap-2 text-sm">
          <span className="text-soft max-sm:sr-only">{m.browse_sort()}</span>
          <select
            name="sort"
            defaultValue={filters.sort}
            className="min-h-9 rounded-full border border-edge bg-surface px-3 font-medium"
          >
            <Options values={sorts} labels={sortLabels} />
          </select>
        </label>
      </div>
      {savedQueries && <SaveSearch query={queryFor(filters)} {...{ savedQueries }} />}
      <div data-empty hidden={total > 0}>
        <Empty
          title={m.browse_empty()}
          text={m.browse_empty_text()}
          action={
            <ButtonLink to={to('/influencers')} look="secondary" reloadDocument>
              {m.browse_clear()}
            </ButtonLink>
          }
        />
      </div>
      <ul
        data-cards
        data-page={page}
        data-pages={pages}
        className="grid grid-cols-2 gap-x-4 gap-y-10 transition-opacity duration-150 aria-busy:opacity-60 aria-busy:delay-200 sm:gap-x-6 md:grid-cols-3"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML rendered by React and cached per card
        dangerouslySetInnerHTML={{ __html: list.cards }}
      />
      <div data-pager>
        <Pager page={page} pages={pages} to={(it) => at({}, it)} />
      </div>
      <div data-more hidden className="mt-10 text-center">
        <Button look="secondary">{m.browse_more()}</Button>
      </div>
      <div data-failed hidden role="alert" className="mt-10 rounded-card bg-bad-ground px-4 py-3 text-bad">
        {m.browse_failed()}{' '}
        <button type="button" className="min-h-6 font-medium underline underline-offset-4">
          {m.browse_retry()}
        </button>
      </div>
      <p className="mt-10 text-sm text-soft">
        <OrderLink part="influencers" />
      </p>
    </div>
  );
}

interface SaveSearchProps {
  query: string;
  savedQueries: readonly string[];
}

/** The button submits the filter fields, so the saved search equals the visible filters. */
function SaveSearch({ query, savedQueries }: SaveSearchProps) {
  const address = usePath()('/saved-searches');
  const { maySave, isSaved } = savedStateOf(query, savedQueries);
  return (
    <div
      data-queries={savedQueries.join(' ')}
      className="-mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4"
    >
      <SearchSaved data-saved hidden={!isSaved} />
      <span data-save hidden={!maySave}>
        <Button type="submit" formMethod="post" formAction={address} look="secondary" small>
          <Bookmark className="size-4 shrink-0" /> {m.search_save()}
        </Button>
      </span>
      <a
        href={address}
        className="inline-flex min-h-9 items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
      >
        {m.search_saved_link()}
      </a>
    </div>
  );
}
