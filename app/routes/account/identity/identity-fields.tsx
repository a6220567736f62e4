import { ChoiceChips } from '#app/ui/choice-chips.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import {
  brandKinds,
  type IdentityKind,
  identityKinds,
  maxIdentityLengths,
} from '#domain/identities/identity.ts';
import { m } from '#messages';
import { identityKindLabels } from '#messages/labels/identity.ts';
import type { IdentityForm } from './values.ts';

interface FieldsProps {
  form: IdentityForm;
}

/** CSS shows the fields of the chosen kind, so that the choice also works without scripts. */
const shownFor = {
  company: 'hidden group-has-[[name=kind][value=company]:checked]/identity:block',
  people: 'group-has-[[name=kind][value=company]:checked]/identity:hidden',
  registered: 'group-has-[[name=kind][value=person]:checked]/identity:hidden',
};

export function InfluencerFields({
  form,
  countries,
}: FieldsProps & { countries: { code: string; name: string }[] }) {
  const { text } = form;
  return (
    <>
      <Kind form={form} kinds={identityKinds} />
      <Field
        label={m.identity_legal_name()}
        {...text('legalName')}
        help={m.identity_legal_name_help()}
        maxLength={maxIdentityLengths.legalName}
        autoComplete="name"
        required
      />
      <div className={shownFor.company}>
        <Signatory form={form} />
      </div>
      <div className={shownFor.people}>
        <BirthDate form={form} />
      </div>
      <div className={shownFor.registered}>
        <Field
          label={m.identity_registration()}
          {...text('registration')}
          help={m.identity_registration_help()}
          autoComplete="off"
          required
        />
      </div>
      <Field
        label={m.company_street()}
        {...text('street')}
        help={m.identity_street_help()}
        autoComplete="street-address"
        required
      />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label={m.company_zip_code()} {...text('zipCode')} autoComplete="postal-code" required />
        <Field label={m.company_city()} {...text('city')} autoComplete="address-level2" required />
      </div>
      <Select label={m.company_country()} {...text('country')} autoComplete="country" required>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Has no fields for the name, the address and the SIRET of a brand, because contracts use those of its company. */
export function BrandFields({ form, needsRegistration }: FieldsProps & { needsRegistration: boolean }) {
  return (
    <>
      <Kind form={form} kinds={brandKinds} />
      <Signatory form={form} />
      <div className={shownFor.people}>
        <BirthDate form={form} />
      </div>
      {needsRegistration && (
        <Field
          label={m.identity_foreign_registration()}
          {...form.text('registration')}
          help={m.identity_foreign_registration_help()}
          autoComplete="off"
        />
      )}
    </>
  );
}

function Kind({ form, kinds }: FieldsProps & { kinds: readonly IdentityKind[] }) {
  return (
    <ChoiceChips
      legend={m.identity_kind()}
      name="kind"
      choices={kinds.map((value) => ({ value, label: identityKindLabels[value]() }))}
      value={form.values.kind}
      onChange={(kind) => form.set('kind', kind)}
      error={form.errorOf('kind')}
    />
  );
}

function Signatory({ form: { text } }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label={m.identity_signatory()}
        {...text('signatory')}
        help={m.identity_signatory_help()}
        maxLength={maxIdentityLengths.signatory}
        autoComplete="off"
        required
      />
      <div className={shownFor.company}>
        <Field
          label={m.identity_capacity()}
          {...text('capacity')}
          placeholder={m.identity_capacity_example()}
          maxLength={maxIdentityLengths.capacity}
          autoComplete="organization-title"
          required
        />
      </div>
    </div>
  );
}

function BirthDate({ form: { text } }: FieldsProps) {
  return (
    <Field
      label={m.identity_birth_date()}
      {...text('birthDate')}
      help={m.identity_birth_date_help()}
      placeholder={m.day_format()}
      inputMode="numeric"
      autoComplete="bday"
      required
    />
  );
}
