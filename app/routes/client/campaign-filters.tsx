import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { Path } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { campaignFilters } from '#domain/campaigns/campaign.ts';
import type { CampaignList } from '#domain/campaigns/find-campaigns.server.ts';
import type { ListView } from '#domain/campaigns/list-view.ts';
import { m } from '#messages';
import { campaignFilterLabels } from '#messages/labels/campaign.ts';
import { queryOf } from './list-address.ts';

interface CampaignFiltersProps {
  view: ListView;
  list: CampaignList;
  /** Path of the page that shows the list. */
  path: Path;
  children: ReactNode;
}

/**
 * Filters a list of campaigns by status and dates, and links to the pages of the list. The filters are in the address and
 * work without scripts.
 */
export function CampaignFilters({ view, list, path, children }: CampaignFiltersProps) {
  const to = usePath();
  const hrefWith = (changes: Partial<ListView>) => to(path) + queryOf({ ...view, page: 1, ...changes });
  const tabs = campaignFilters.map((status) => ({
    to: hrefWith({ status }),
    label: campaignFilterLabels[status](),
    count: list.counts[status],
    current: status === view.status,
  }));
  return (
    <>
      <Tabs label={m.campaign_list_filters()} tabs={tabs} />
      <div className="-mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className="text-soft tabular-nums">
          {m.campaign_list_total({ count: list.counts[view.status] })}
        </p>
        <Dates view={view} action={to(path)} allDatesHref={hrefWith({ from: '', to: '' })} />
      </div>
      {list.campaigns.length === 0 ? (
        <Empty title={m.campaign_list_empty()} text={m.campaign_list_empty_text()} />
      ) : (
        children
      )}
      <Pager page={list.page} pages={list.pages} to={(page) => hrefWith({ page })} />
    </>
  );
}

interface DatesProps {
  view: ListView;
  action: string;
  allDatesHref: string;
}

/** Filters by the days on which a campaign runs. Native date inputs also work without our scripts. */
function Dates({ view, action, allDatesHref }: DatesProps) {
  const { status, from, to } = view;
  return (
    <Form
      // When the view changes, the form remounts, so that its fields show the values in the address.
      key={queryOf(view)}
      action={action}
      preventScrollReset
      aria-label={m.campaign_list_dates()}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-center gap-3 text-sm max-sm:w-full sm:flex"
    >
      {status !== 'all' && <input type="hidden" name="status" value={status} />}
      <Day label={m.campaign_list_from()} name="from" value={from} />
      <Day label={m.campaign_list_to()} name="to" value={to} />
      <Button type="submit" look="secondary" small className="max-sm:min-h-11">
        {m.campaign_list_show()}
      </Button>
      {(from || to) && (
        <Link
          to={allDatesHref}
          preventScrollReset
          className="inline-flex min-h-6 items-center underline underline-offset-4 max-sm:justify-self-center"
        >
          {m.campaign_list_all_dates()}
        </Link>
      )}
    </Form>
  );
}

function Day({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className="grid items-center gap-x-2 gap-y-1 sm:flex">
      <span className="whitespace-nowrap text-soft">{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={value}
        className="min-h-11 w-full rounded-card border border-edge bg-surface px-2.5 tabular-nums sm:min-h-9"
      />
    </label>
  );
}
