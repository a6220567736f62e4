import { Field, Select } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { maxIdentityLengths, vatRegimes } from '#domain/identities/identity.ts';
import { m } from '#messages';
import { vatRegimeLabels } from '#messages/labels/identity.ts';
import type { IdentityForm } from './values.ts';

interface VatFieldsProps {
  form: IdentityForm;
  countries: { code: string; name: string }[];
}

const SHOWN_WITH_NUMBER =
  'hidden group-has-[[value=standard]:checked]/identity:block group-has-[[value=reverse_charge]:checked]/identity:block';

export function VatFields({ form: { text }, countries }: VatFieldsProps) {
  return (
    <>
      <Select label={m.identity_tax_country()} {...text('taxCountry')} required>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={m.identity_vat()} {...text('vatRegime')} required>
        <Options values={vatRegimes} labels={vatRegimeLabels} />
      </Select>
      <div className={SHOWN_WITH_NUMBER}>
        <Field
          label={m.identity_vat_number()}
          {...text('vatNumber')}
          maxLength={maxIdentityLengths.vatNumber + 6}
          placeholder="FR 00 000000000"
          autoComplete="off"
          required
        />
      </div>
    </>
  );
}
