import { Chips } from '#app/ui/chips.tsx';
import {
  ageLimits,
  type GenderSplit,
  SHARE_STEP,
  withinAgeLimits,
  withShare,
} from '#domain/campaigns/audience.ts';
import { followerCountries, followerRangeIds } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { countryLabels } from '#messages/labels/country.ts';
import { followerRangeLabels } from '#messages/labels/influencer.ts';
import { Choices } from './choices.tsx';
import { RangeSlider } from './range-slider.tsx';
import type { StepProps } from './steps.ts';

const genders = [
  { id: 'female', label: m.wizard_female },
  { id: 'male', label: m.wizard_male },
  { id: 'other', label: m.wizard_other },
] as const;

export default function AudienceStep({ draft, change, errors }: StepProps) {
  const split: GenderSplit = {
    female: draft.femalePercentage,
    male: draft.malePercentage,
    other: draft.otherPercentage,
  };
  const setShare = (which: keyof GenderSplit, share: number) => {
    const { female, male, other } = withShare(split, which, share);
    change({ femalePercentage: female, malePercentage: male, otherPercentage: other });
  };
  const setAges = (youngest: number, oldest: number) => {
    const [minAge, maxAge] = withinAgeLimits(youngest, oldest);
    change({ minAge, maxAge });
  };
  return (
    <div className="grid max-w-3xl gap-10">
      <Choices
        legend={m.wizard_follower_range()}
        name="followerRange"
        options={followerRangeIds.map((id) => ({ id, label: followerRangeLabels[id]() }))}
        chosen={draft.followerRange}
        onChange={(followerRange) => change({ followerRange })}
        error={errors.followerRange}
        className="grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]"
      />
      <Chips
        legend={m.wizard_locations()}
        name="targetLocations"
        choices={followerCountries.map((value) => ({ value, label: countryLabels[value]() }))}
        values={draft.targetLocations}
        onChange={(targetLocations) => change({ targetLocations })}
        help={m.wizard_locations_help()}
      />
      <RangeSlider
        label={m.wizard_ages()}
        value={[draft.minAge, draft.maxAge]}
        thumbs={[m.wizard_min_age(), m.wizard_max_age()]}
        from={ageLimits.min.from}
        to={ageLimits.max.to}
        onChange={([youngest = draft.minAge, oldest = draft.maxAge]) => setAges(youngest, oldest)}
        output={m.wizard_ages_value({ min: draft.minAge, max: draft.maxAge })}
      />
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{m.wizard_gender()}</legend>
        <p className="mt-1 text-sm text-soft">{m.wizard_gender_help()}</p>
        <div className="mt-5 grid gap-6">
          {genders.map(({ id, label }) => (
            <RangeSlider
              key={id}
              label={label()}
              value={[split[id]]}
              from={0}
              to={100}
              step={SHARE_STEP}
              onChange={([share = 0]) => setShare(id, share)}
              output={m.wizard_share({ share: split[id] })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
