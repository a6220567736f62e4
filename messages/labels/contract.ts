import type { Registration } from '#domain/contracts/contract.ts';
import type { IdentityKind, VatRegime } from '#domain/identities/identity.ts';
import type { Language } from '#domain/language.ts';
import type { BenefitChannel, ContentKind, RightsMedium, Territory } from '#domain/terms/terms.ts';
import { m } from '#messages';

/** Words of the contract. Callers pass the language, because the contract is written in both languages at once. */
type Words<Code extends string, Inputs = object> = Record<
  Code,
  (inputs: Inputs, options: { locale: Language }) => string
>;

export const partyForms: Words<IdentityKind, { name: string }> = {
  person: m.contract_text_party_person,
  sole_trader: m.contract_text_party_sole_trader,
  company: m.contract_text_party_company,
};

export const registrationTexts: Words<Registration['kind'], { number: string }> = {
  siret: m.contract_text_party_siret,
  foreign: m.contract_text_party_registration,
};

export const vatRegimes: Words<VatRegime> = {
  franchise: m.contract_text_vat_franchise,
  standard: m.contract_text_vat_standard,
  reverse_charge: m.contract_text_vat_reverse_charge,
  outside: m.contract_text_vat_outside,
};

export const paymentOfVat: Words<VatRegime> = {
  franchise: m.contract_text_payment_vat_franchise,
  standard: m.contract_text_payment_vat_standard,
  reverse_charge: m.contract_text_payment_vat_reverse_charge,
  outside: m.contract_text_payment_vat_outside,
};

export const benefitChannelClauses: Words<BenefitChannel> = {
  parcel: m.contract_text_benefit_parcel,
  on_site: m.contract_text_benefit_on_site,
  voucher: m.contract_text_benefit_voucher,
};

export const contractItems: Words<ContentKind, { count: number }> = {
  post: m.terms_items_post,
  reel: m.terms_items_reel,
  story: m.terms_items_story,
  video: m.terms_items_video,
  other: m.contract_text_items_other,
};

export const contractMedia: Words<RightsMedium> = {
  own_social: m.contract_text_rights_medium_own_social,
  own_site: m.contract_text_rights_medium_own_site,
  paid_ads: m.contract_text_rights_medium_paid_ads,
  print: m.contract_text_rights_medium_print,
};

export const contractTerritories: Words<Territory> = {
  fr: m.contract_text_rights_territory_fr,
  eu: m.contract_text_rights_territory_eu,
  world: m.contract_text_rights_territory_world,
};
