import { findOwnCompany } from '../companies/find-own-company.server.ts';
import { groupSiret } from '../companies/siret.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { countryOfVenue } from './countries.ts';
import { findIdentityOf } from './find-identity.server.ts';
import type { Identity } from './identity.ts';

export interface OwnIdentity {
  saved: Identity | null;
  /** Name of the account. The form suggests this name while no identity is saved. */
  name: string;
  /** The part of a brand's identity that is stored in its company. Null for an influencer. */
  company: { name: string; address: string; siret: string; country: string; isComplete: boolean } | null;
}

export async function findOwnIdentity(ctx: Ctx): Promise<OwnIdentity> {
  const { id, name, role } = requireActor(ctx);
  const saved = await findIdentityOf(ctx, id);
  if (role !== 'client') return { saved, name, company: null };
  const { profile } = await findOwnCompany(ctx);
  const { street, complementary, zipCode, city } = profile;
  const address = [street, complementary, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
  return {
    saved,
    name,
    company: {
      name: profile.name,
      address,
      siret: groupSiret(profile.siret),
      country: countryOfVenue(profile.country),
      isComplete: street !== '' && zipCode !== '' && city !== '',
    },
  };
}
