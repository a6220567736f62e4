import type { IdentityKind, VatRegime } from '#domain/identities/identity.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const identityKindLabels: Labels<IdentityKind> = {
  person: m.identity_kind_person,
  sole_trader: m.identity_kind_sole_trader,
  company: m.identity_kind_company,
};

export const vatRegimeLabels: Labels<VatRegime> = {
  franchise: m.identity_vat_franchise,
  standard: m.identity_vat_standard,
  reverse_charge: m.identity_vat_reverse_charge,
  outside: m.identity_vat_outside,
};
