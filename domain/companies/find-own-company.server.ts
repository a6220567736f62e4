import { type Verification, verificationOf } from '../accounts/verification.ts';
import type { VenueCountry } from '../campaigns/reference.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { actsFor } from './acts-for.ts';
import type { CompanyProfile, EmployeeRange, Industry } from './company.ts';

export interface OwnCompany {
  id: string;
  verification: Verification;
  /** Why staff refused the verification. */
  refusal: string | null;
  logo: string | null;
  profile: CompanyProfile;
}

/** The actor's company. Refuses `company.not_found`, because only brands have one. */
export async function findOwnCompany(ctx: Ctx): Promise<OwnCompany> {
  const row = await ctx.db
    .selectFrom('company')
    .selectAll()
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .executeTakeFirst();
  if (!row) throw new Refusal('company.not_found');
  return {
    id: row.id,
    verification: verificationOf(row),
    refusal: row.verification_refusal,
    logo: row.logo,
    profile: {
      name: row.name,
      country: row.country as VenueCountry,
      siret: row.siret ?? '',
      phone: row.phone ?? '',
      street: row.street,
      complementary: row.complementary,
      zipCode: row.zip_code,
      city: row.city,
      description: row.description,
      descriptionFr: row.description_fr,
      website: row.website,
      founded: row.founded,
      employees: row.employees as EmployeeRange | null,
      industries: row.industries as Industry[],
    },
  };
}
