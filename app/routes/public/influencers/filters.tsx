import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { Close } from '#app/ui/icons.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { Thematic } from '#domain/campaigns/reference.ts';
import { type BrowseFilters, isAdvanced } from '#domain/influencers/browse-filters.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { RangeField } from './range-field.tsx';

interface FiltersProps {
  filters: BrowseFilters;
  /** Those of at least one influencer. */
  thematics: Thematic[];
  isVisitor: boolean;
  advanced: 'open' | 'locked' | 'refused';
}

/** The search filters: beside the list on wide screens, otherwise a sheet over it, so that the cards come first. */
export function Filters({ filters, thematics, isVisitor, advanced }: FiltersProps) {
  return (
    <div
      id="filters-panel"
      popover="auto"
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper p-5 text-ink sm:max-w-sm sm:border-r sm:border-line lg:static lg:block lg:h-auto lg:overflow-visible lg:border-0 lg:p-0"
    >
      <div className="mb-5 flex items-center justify-between lg:hidden">
        <p className="font-serif text-3xl">{m.browse_filters()}</p>
        <button
          type="button"
          popoverTarget="filters-panel"
          popoverTargetAction="hide"
          aria-label={m.browse_filters_close()}
          className="-mr-2 grid size-11 place-items-center"
        >
          <Close />
        </button>
      </div>
      <Group>
        <Field
          label={m.browse_location()}
          name="location"
          defaultValue={filters.location}
          placeholder={m.browse_location_example()}
          autoComplete="off"
        />
      </Group>
      <Group>
        <RangeField name="followers" label={m.browse_followers()} value={filters.followers} />
        <RangeField name="engagement" label={m.browse_engagement()} value={filters.engagement} />
        {/* Visitors cannot read bios, so they cannot search them. */}
        {!isVisitor && (
          <Field label={m.browse_bio()} name="bio" defaultValue={filters.bio} autoComplete="off" />
        )}
      </Group>
      <Group>
        <Chips
          small
          legend={m.browse_thematics()}
          name="thematic"
          choices={thematics.map((value) => ({ value, label: thematicLabels[value]() }))}
          values={filters.thematics}
        />
        <Switch label={m.browse_featured_only()} name="featured" on={filters.featured} />
      </Group>
      <AdvancedFields
        filters={filters.advanced}
        open={isAdvanced(filters) || advanced === 'refused'}
        isLocked={advanced !== 'open'}
      />
      <div className="sticky -bottom-5 bg-paper py-4 lg:static">
        <div className="hidden noscript:block">
          <Button type="submit" className="w-full">
            {m.browse_submit()}
          </Button>
        </div>
        <div className="lg:hidden noscript:hidden">
          <Button popoverTarget="filters-panel" popoverTargetAction="hide" className="w-full">
            {m.browse_submit()}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="mb-6 grid gap-5 border-b border-line pb-6">{children}</div>;
}
