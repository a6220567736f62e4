import { Field, Select } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { venueCountries } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { countryLabels } from '#messages/labels/country.ts';
import { requiredText, type StepProps } from './steps.ts';

export function VenueFields(props: StepProps) {
  const { draft, change, errors } = props;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          {...requiredText(props, 'venueName')}
          label={m.wizard_venue_name()}
          autoComplete="organization"
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          {...requiredText(props, 'venueAddress')}
          label={m.wizard_venue_address()}
          autoComplete="street-address"
        />
      </div>
      <Field
        {...requiredText(props, 'venueTown')}
        label={m.wizard_venue_town()}
        autoComplete="address-level2"
      />
      <Select
        label={m.wizard_venue_country()}
        name="venueCountry"
        value={draft.venueCountry}
        onChange={({ target }) =>
          change({ venueCountry: venueCountries.find((id) => id === target.value) ?? '' })
        }
        error={errors.venueCountry}
        required
      >
        <option value="">{m.wizard_venue_country_choose()}</option>
        <Options values={venueCountries} labels={countryLabels} />
      </Select>
    </div>
  );
}
