import { Link } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { usePath } from '#app/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Role } from '#domain/ctx.ts';
import type { OwnIdentity } from '#domain/identities/find-own-identity.server.ts';
import { m } from '#messages';
import { site } from '#site';
import { BrandFields, InfluencerFields } from './identity-fields.tsx';
import { valuesOf } from './values.ts';
import { VatFields } from './vat-fields.tsx';

export interface IdentityTabProps {
  role: Role;
  identity: OwnIdentity;
  countries: { code: string; name: string }[];
  /** Deal to which the page returns after saving. */
  deal: string | null;
  posted: unknown;
}

export function IdentityTab({ role, identity, countries, deal, posted }: IdentityTabProps) {
  const form = useSavedForm({ saved: valuesOf(identity), noAnswer: 'identity.failed', posted });
  const { company } = identity;
  return (
    <>
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props} preventScrollReset={!deal} className="group/identity">
        <Section title={m.identity_title()} text={m.identity_text()}>
          {company ? (
            <>
              <CompanyFacts company={company} />
              <BrandFields form={form} needsRegistration={!company.siret} />
            </>
          ) : (
            <InfluencerFields form={form} countries={countries} />
          )}
        </Section>
        <Section title={m.identity_tax()} text={m.identity_tax_text()}>
          <VatFields form={form} countries={countries} />
        </Section>
        <Section title={m.identity_payments()}>
          <p className="max-w-prose">{m.identity_payments_text({ site: site.name })}</p>
          <p className="max-w-prose text-soft">
            {role === 'client' ? m.identity_payments_brand() : m.identity_payments_influencer()}
          </p>
        </Section>
        <input type="hidden" name="intent" value="identity" />
        {deal && <input type="hidden" name="deal" value={deal} />}
        <SaveBar {...form} save={m.identity_save()} busyLabel={m.profile_saving()} />
      </form.Form>
    </>
  );
}

function CompanyFacts({ company }: { company: NonNullable<OwnIdentity['company']> }) {
  const to = usePath();
  const { name, address, siret, isComplete } = company;
  return (
    <div className="grid gap-3">
      {!isComplete && <Alert>{m.identity_company_incomplete()}</Alert>}
      <address dir="auto" className="not-italic">
        <strong className="block font-medium">{name}</strong>
        {address && <span className="block">{address}</span>}
        {siret && <span className="block tabular-nums">SIRET {siret}</span>}
      </address>
      <p className="text-sm text-soft">
        {m.identity_company_text()}{' '}
        <Link to={to('/profile/company')} className="text-accent underline underline-offset-4">
          {m.identity_company_change()}
        </Link>
      </p>
    </div>
  );
}
