import type { ReactNode } from 'react';
import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { FiltersPanel } from '#app/ui/filters-panel.tsx';
import { ChevronDown, Lock } from '#app/ui/icons.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import type { Thematic } from '#domain/campaigns/reference.ts';
import { type BrowseFilters, isAdvanced } from '#domain/influencers/browse-filters.ts';
import { preferenceCities, preferenceCollaborations } from '#domain/preferences/preferences.ts';
import { m } from '#messages';
import { formatTypedMoney } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { RangeField } from './range-field.tsx';

interface FiltersProps {
  filters: BrowseFilters;
  thematics: Thematic[];
  isVisitor: boolean;
  advanced: 'open' | 'locked' | 'refused';
}

export function Filters({ filters, thematics, isVisitor, advanced }: FiltersProps) {
  return (
    <FiltersPanel id="filters-panel">
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
        {/* Visitors can neither read nor search bios. */}
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
      <AdvancedFields filters={filters} advanced={advanced} />
      <div className="sticky low:static -bottom-5 bg-paper py-4 lg:static">
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
    </FiltersPanel>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="mb-6 grid gap-5 border-b border-line pb-6">{children}</div>;
}

function AdvancedFields({ filters, advanced }: Pick<FiltersProps, 'filters' | 'advanced'>) {
  const to = usePath();
  const isLocked = advanced !== 'open';
  const chosen = filters.advanced;
  const price = (cents: number | null) => (cents === null ? '' : formatTypedMoney(cents, currentLanguage()));
  return (
    <details open={isAdvanced(filters) || advanced === 'refused'} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {m.browse_advanced()}
        {isLocked && <Lock className="size-4 shrink-0 text-metal" />}
        <ChevronDown className="ml-auto size-4 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {isLocked && (
        <div className="mb-6 grid justify-items-start gap-3">
          <p className="text-sm text-soft">{m.browse_advanced_locked()}</p>
          <ButtonLink to={to('/pricing')} look="secondary" small>
            {m.browse_advanced_plans()}
          </ButtonLink>
        </div>
      )}
      <fieldset disabled={isLocked} className="grid gap-5 disabled:opacity-50">
        <div>
          <Switch label={m.browse_verified()} name="verified" on={chosen.verified} />
          <Switch label={m.browse_gifts()} name="gifts" on={chosen.acceptsGifts} />
          <Switch label={m.browse_paid()} name="paid" on={chosen.acceptsPayment} />
        </div>
        <Field
          label={m.browse_post_price()}
          name="postPrice"
          inputMode="decimal"
          defaultValue={price(chosen.maxPostPriceCents)}
        />
        <Field
          label={m.browse_story_price()}
          name="storyPrice"
          inputMode="decimal"
          defaultValue={price(chosen.maxStoryPriceCents)}
        />
        <Chips
          small
          legend={m.browse_kinds()}
          name="kind"
          choices={preferenceCollaborations.map((value) => ({
            value,
            label: collaborationLabels[kindOf(value)](),
          }))}
          values={chosen.kinds}
        />
        <Chips
          small
          legend={m.browse_cities()}
          name="city"
          choices={preferenceCities.map((value) => ({ value, label: value }))}
          values={chosen.cities}
        />
      </fieldset>
    </details>
  );
}
