import { site } from '#site';
import { groupSiret } from '../companies/siret.ts';
import { isFrench } from '../identities/countries.ts';
import { isRegistered } from '../identities/identity.ts';
import { CONTRACT_THRESHOLD_CENTS, feeOf } from '../terms/sums.ts';
import type { Terms } from '../terms/terms.ts';
import type { ContractFacts, Parties, Party, Registration } from './contract.ts';

type GivenFacts = Pick<
  ContractFacts,
  'siteName' | 'campaignTitle' | 'objective' | 'legalYear' | 'legalSumCents' | 'isRequiredByLaw'
>;

/** Adds the facts that follow from the terms, the parties and the settings of the site. */
export function contractFacts(terms: Terms, parties: Parties, given: GivenFacts): ContractFacts {
  return {
    ...given,
    feeCents: feeOf(terms),
    thresholdCents: CONTRACT_THRESHOLD_CENTS,
    benefits: site.deals.benefits,
    doesFrenchPrevail: doesFrenchPrevail(parties),
    registrations: {
      brand: registrationOf(parties.brand),
      influencer: registrationOf(parties.influencer),
    },
  };
}

/**
 * Returns true if a party lives or has its registered office in France. The French text then prevails. Otherwise, both
 * texts have the same force.
 */
export function doesFrenchPrevail({ brand, influencer }: Parties): boolean {
  return isFrench(brand.country) || isFrench(influencer.country);
}

function registrationOf({ kind, country, registration: number }: Party): Registration | null {
  if (!isRegistered(kind)) return null;
  return isFrench(country) ? { kind: 'siret', number: groupSiret(number) } : { kind: 'foreign', number };
}
