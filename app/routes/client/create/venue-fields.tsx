import { Field, Select } from '#app/ui/field.tsx';
import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import { venueCountries } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { countryLabels } from '#messages/labels/country.ts';
import type { StepProps } from './steps.ts';

export function VenueFields({ draft, change, errors }: StepProps) {
  const field = (name: 'venueName' | 'venueAddress' | 'venueTown') => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    error: errors[name],
    required: true,
  });
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={m.wizard_venue_name()} {...field('venueName')} autoComplete="organization" />
      </div>
      <div className="sm:col-span-2">
        <Field label={m.wizard_venue_address()} {...field('venueAddress')} autoComplete="street-address" />
      </div>
      <Field label={m.wizard_venue_town()} {...field('venueTown')} autoComplete="address-level2" />
      <Select
        label={m.wizard_venue_country()}
        name="venueCountry"
        value={draft.venueCountry}
        onChange={(event) => change({ venueCountry: countryOf(event.target.value) })}
        error={errors.venueCountry}
        required
      >
        <option value="">{m.wizard_venue_country_choose()}</option>
        {venueCountries.map((id) => (
          <option key={id} value={id}>
            {countryLabels[id]()}
          </option>
        ))}
      </Select>
    </div>
  );
}

function countryOf(value: string): CampaignDraft['venueCountry'] {
  return venueCountries.find((id) => id === value) ?? '';
}
