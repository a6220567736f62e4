import type { ReactNode } from 'react';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { Chips } from '#app/ui/chips.tsx';
import { Field, Select, TextArea } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { Section } from '#app/ui/section.tsx';
import { MediaField } from '#app/uploads/media-field.tsx';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import { venueCountries } from '#domain/campaigns/reference.ts';
import { employeeRanges, industries, MAX_DESCRIPTION_LENGTH, needsSiret } from '#domain/companies/company.ts';
import type { TypedCompany } from '#domain/companies/company-input.ts';
import { m } from '#messages';
import { employeeLabels, industryLabels } from '#messages/labels/company.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { SiretField } from './siret-field.tsx';

interface CompanyFieldsProps {
  form: SavedForm<TypedCompany>;
  logo: Uploads;
  badge: ReactNode;
}

export function CompanyFields({ form, logo, badge }: CompanyFieldsProps) {
  const { text, values, choice, errorOf } = form;
  return (
    <>
      <Section
        title={m.company_identity()}
        text={
          <div className="grid justify-items-start gap-2 pt-1">
            {badge}
            <p>{m.company_identity_text()}</p>
          </div>
        }
      >
        <Field label={m.company_name()} {...text('name')} autoComplete="organization" required />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select label={m.company_country()} {...text('country')}>
            <Options values={venueCountries} labels={countryLabels} />
          </Select>
          <div hidden={!needsSiret(values.country)}>
            <SiretField form={form} />
          </div>
        </div>
        <Field
          label={m.account_optional({ label: m.account_phone() })}
          {...text('phone')}
          type="tel"
          autoComplete="tel"
        />
      </Section>
      <Section title={m.company_address()} text={m.company_address_text()}>
        <Field label={m.company_street()} {...text('street')} autoComplete="address-line1" required />
        <Field
          label={m.account_optional({ label: m.company_complementary() })}
          {...text('complementary')}
          autoComplete="address-line2"
        />
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Field label={m.company_zip_code()} {...text('zipCode')} autoComplete="postal-code" required />
          <Field label={m.company_city()} {...text('city')} autoComplete="address-level2" required />
        </div>
      </Section>
      <Section title={m.company_about()} text={m.company_about_text()}>
        <MediaField
          label={m.company_logo()}
          help={m.company_logo_help()}
          choose={m.company_logo_choose()}
          drop={m.company_drop()}
          isWhole
          name="logo"
          uploads={logo}
          error={errorOf('logo')}
        />
        <TextArea
          label={m.company_description()}
          {...text('description')}
          lang="en"
          limit={MAX_DESCRIPTION_LENGTH}
        />
        <TextArea
          label={m.company_description_fr()}
          {...text('descriptionFr')}
          lang="fr"
          limit={MAX_DESCRIPTION_LENGTH}
        />
        <Field
          label={m.company_website()}
          {...text('website')}
          type="url"
          autoComplete="url"
          placeholder="https://"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={m.company_founded()} {...text('founded')} inputMode="numeric" autoComplete="off" />
          <Select label={m.company_employees()} {...text('employees')}>
            <option value="">{m.company_employees_none()}</option>
            <Options values={employeeRanges} labels={employeeLabels} />
          </Select>
        </div>
        <Chips
          legend={m.company_industries()}
          {...choice('industries')}
          choices={industries.map((value) => ({ value, label: industryLabels[value]() }))}
        />
      </Section>
    </>
  );
}
