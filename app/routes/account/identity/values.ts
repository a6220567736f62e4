import type { SavedForm } from '#app/forms/saved-form.ts';
import { groupSiret } from '#domain/companies/siret.ts';
import type { OwnIdentity } from '#domain/identities/find-own-identity.server.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { formatTypedDay } from '#messages/typed-day.ts';

export type IdentityValues = ReturnType<typeof valuesOf>;
export type IdentityForm = SavedForm<IdentityValues>;

/**
 * Returns the form's values. By default, an influencer is a sole trader in France, and a brand is a company in France.
 */
export function valuesOf({ saved, company, name }: OwnIdentity) {
  return {
    kind: saved?.kind ?? (company ? 'company' : 'sole_trader'),
    legalName: saved?.legalName ?? name,
    signatory: saved?.signatory ?? (company ? name : ''),
    capacity: saved?.capacity ?? '',
    street: saved?.street ?? '',
    zipCode: saved?.zipCode ?? '',
    city: saved?.city ?? '',
    country: saved?.country || 'FR',
    taxCountry: saved?.taxCountry ?? 'FR',
    registration: /^\d{14}$/.test(saved?.registration ?? '')
      ? groupSiret(saved?.registration ?? '')
      : (saved?.registration ?? ''),
    vatRegime: saved?.vatRegime ?? (company ? 'standard' : 'franchise'),
    vatNumber: saved?.vatNumber ?? '',
    birthDate: saved?.birthDate ? formatTypedDay(saved.birthDate, currentLanguage()) : '',
  };
}
