import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { ChevronDown, Lock } from '#app/ui/icons.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import type { AdvancedFilters } from '#domain/influencers/browse-filters.ts';
import { preferenceCities, preferenceCollaborations } from '#domain/preferences/preferences.ts';
import { m } from '#messages';
import { formatTypedMoney } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface AdvancedFieldsProps {
  filters: AdvancedFilters;
  /** One of them is set, or was refused. */
  open: boolean;
  isLocked: boolean;
}

/** Filters by influencers' preferences: visible to everyone, disabled without a paid plan. */
export function AdvancedFields({ filters, open, isLocked }: AdvancedFieldsProps) {
  const to = usePath();
  const price = (cents: number | null) => (cents === null ? '' : formatTypedMoney(cents, currentLanguage()));
  return (
    <details open={open} className="group">
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
          <Switch label={m.browse_verified()} name="verified" on={filters.verified} />
          <Switch label={m.browse_gifts()} name="gifts" on={filters.acceptsGifts} />
          <Switch label={m.browse_paid()} name="paid" on={filters.acceptsPayment} />
        </div>
        <Field
          label={m.browse_post_price()}
          name="postPrice"
          inputMode="decimal"
          defaultValue={price(filters.maxPostPriceCents)}
        />
        <Field
          label={m.browse_story_price()}
          name="storyPrice"
          inputMode="decimal"
          defaultValue={price(filters.maxStoryPriceCents)}
        />
        <Chips
          small
          legend={m.browse_kinds()}
          name="kind"
          choices={preferenceCollaborations.map((value) => ({
            value,
            label: collaborationLabels[kindOf(value)](),
          }))}
          values={filters.kinds}
        />
        <Chips
          small
          legend={m.browse_cities()}
          name="city"
          choices={preferenceCities.map((value) => ({ value, label: value }))}
          values={filters.cities}
        />
      </fieldset>
    </details>
  );
}
