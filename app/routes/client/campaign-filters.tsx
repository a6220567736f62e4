import { type ReactNode, useId } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import type { Path } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { DayInput } from '#app/ui/day-field.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { campaignFilters } from '#domain/campaigns/campaign.ts';
import type { CampaignList } from '#domain/campaigns/find-campaigns.server.ts';
import type { ListView } from '#domain/campaigns/list-view.ts';
import { m } from '#messages';
import { campaignFilterLabels } from '#messages/labels/campaign.ts';
import type { Layout } from './layout.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { queryOf } from './list-address.ts';

interface CampaignFiltersProps {
  view: ListView;
  list: CampaignList;
  layout: Layout;
  path: Path;
  children: ReactNode;
}

export function CampaignFilters({ view, list, layout, path, children }: CampaignFiltersProps) {
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
      <div className="-mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className="text-soft tabular-nums">
          {m.campaign_list_total({ count: list.counts[view.status] })}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full">
          <Dates view={view} action={to(path)} allDatesHref={hrefWith({ from: '', to: '' })} />
          <LayoutSwitch layout={layout} />
        </div>
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

const days = [
  { name: 'from', label: m.campaign_list_from },
  { name: 'to', label: m.campaign_list_to },
] as const;

/** A date that does not exist, such as 31 February, stays in its field and filters nothing. */
function Dates({ view, action, allDatesHref }: DatesProps) {
  const errorId = useId();
  const [params] = useSearchParams();
  const isRefused = (name: 'from' | 'to') => view[name] === '' && Boolean(params.get(name));
  const isFiltered = Boolean(view.from || view.to);
  const isAnyRefused = days.some(({ name }) => isRefused(name));
  return (
    <Form
      key={String(params)}
      action={action}
      preventScrollReset
      noValidate
      aria-label={m.campaign_list_dates()}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-center gap-3 text-sm max-sm:w-full sm:flex sm:flex-wrap"
    >
      {view.status !== 'all' && <input type="hidden" name="status" value={view.status} />}
      {days.map(({ name, label }) => (
        <label key={name} className="grid items-center gap-x-2 gap-y-1 sm:flex">
          <span className="whitespace-nowrap text-soft">{label()}</span>
          <DayInput
            name={name}
            defaultValue={view[name] || (params.get(name) ?? '')}
            aria-invalid={isRefused(name) || undefined}
            aria-describedby={isRefused(name) ? errorId : undefined}
            className="min-h-11 w-full rounded-card border border-edge bg-surface px-2.5 tabular-nums placeholder:text-soft aria-invalid:border-bad sm:min-h-9 sm:w-30"
          />
        </label>
      ))}
      <Button
        type="submit"
        look="secondary"
        small
        className={`max-sm:min-h-11 ${isFiltered ? '' : 'max-sm:col-span-full'}`}
      >
        {m.campaign_list_show()}
      </Button>
      {isFiltered && (
        <Link
          to={allDatesHref}
          preventScrollReset
          className="inline-flex min-h-6 items-center underline underline-offset-4 max-sm:justify-self-center"
        >
          {m.campaign_list_all_dates()}
        </Link>
      )}
      {isAnyRefused && (
        <p id={errorId} role="alert" className="col-span-full basis-full text-bad">
          {m.refusal_field_invalid_day()}
        </p>
      )}
    </Form>
  );
}
