import { z } from 'zod';
import { siretFault } from '../companies/siret.ts';
import { line, says } from '../fields.ts';
import type { RefusalCode } from '../refusal.ts';
import { countries, isFrench } from './countries.ts';
import {
  brandKinds,
  hasBirthDate,
  type Identity,
  type IdentityKind,
  identityKinds,
  isRegistered,
  maxIdentityLengths as max,
  needsVatNumber,
  vatRegimes,
} from './identity.ts';

const country = z.enum(countries, says('field.required'));
/** A VAT number begins with a country code. Greece has `EL`. */
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/;
const FRENCH_VAT_NUMBER = /^FR[0-9A-Z]{2}\d{9}$/;

const shared = {
  capacity: line(max.capacity),
  taxCountry: country,
  registration: line(max.registration),
  vatRegime: z.enum(vatRegimes, says('field.required')),
  vatNumber: line(max.vatNumber).transform((it) => it.replaceAll(/[\s.-]/g, '').toUpperCase()),
  birthDate: z.string().trim().max(10, says('field.invalid_day')),
};

/** All texts may be empty here, because the required texts depend on the kind. */
const influencerFields = z.object({
  ...shared,
  kind: z.enum(identityKinds, says('field.required')),
  legalName: line(max.legalName),
  signatory: line(max.signatory),
  street: line(max.street),
  zipCode: line(max.zipCode),
  city: line(max.city),
  country,
});

const brandFields = z.object({
  ...shared,
  // The form has this field only while the company has no SIRET.
  registration: shared.registration.default(''),
  kind: z.enum(brandKinds, says('field.required')),
  signatory: line(max.signatory),
});

type Refuse = (field: keyof Identity, code: RefusalCode) => void;

function checkVat({ vatRegime, vatNumber }: Pick<Identity, 'vatRegime' | 'vatNumber'>, refuse: Refuse): void {
  if (!needsVatNumber(vatRegime)) return;
  const pattern = vatNumber.startsWith('FR') ? FRENCH_VAT_NUMBER : VAT_NUMBER;
  if (vatNumber === '') refuse('vatNumber', 'field.required');
  else if (!pattern.test(vatNumber)) refuse('vatNumber', 'identity.vat_number_invalid');
}

function cleared<
  Typed extends { kind: IdentityKind } & Pick<Identity, 'vatRegime' | 'vatNumber' | 'capacity'>,
>(identity: Typed & { birthDate: string }) {
  const { kind, vatRegime, vatNumber, capacity, birthDate } = identity;
  return {
    ...identity,
    vatNumber: needsVatNumber(vatRegime) ? vatNumber : '',
    capacity: kind === 'company' ? capacity : '',
    birthDate: hasBirthDate(kind) ? birthDate : null,
  };
}

/**
 * Details of an influencer. Persons and sole traders sign for themselves, so their signatory is their legal name.
 * Clears the fields that do not apply to the kind. `saveIdentity` checks the birth date.
 */
export const identityInput = influencerFields
  .superRefine((identity, context) => {
    const refuse: Refuse = (field, message) => context.addIssue({ code: 'custom', path: [field], message });
    const { kind, registration, country } = identity;
    const required: (keyof typeof identity)[] = ['legalName', 'street', 'zipCode', 'city'];
    if (kind === 'company') required.push('signatory', 'capacity');
    for (const field of required) if (identity[field] === '') refuse(field, 'field.required');
    if (isRegistered(kind)) {
      const fault =
        registration === '' ? 'field.required' : isFrench(country) && siretFault(digits(registration));
      if (fault) refuse('registration', fault);
    }
    if (kind === 'person' && needsVatNumber(identity.vatRegime))
      refuse('vatRegime', 'identity.vat_of_person');
    else checkVat(identity, refuse);
  })
  .transform((identity): Identity => {
    const { kind, legalName, signatory, registration, country } = identity;
    const registered = isFrench(country) ? digits(registration) : registration;
    return {
      ...cleared(identity),
      signatory: kind === 'company' ? signatory : legalName,
      registration: isRegistered(kind) ? registered : '',
    };
  });

/**
 * Details of a brand. Its name, address and SIRET are those of its company. `registration` is the number in a foreign
 * register. Contracts use this number only if the company has no SIRET.
 */
export const brandIdentityInput = brandFields
  .superRefine((identity, context) => {
    const refuse: Refuse = (field, message) => context.addIssue({ code: 'custom', path: [field], message });
    if (identity.signatory === '') refuse('signatory', 'field.required');
    if (identity.kind === 'company' && identity.capacity === '') refuse('capacity', 'field.required');
    checkVat(identity, refuse);
  })
  .transform((identity) => cleared(identity));

const digits = (typed: string) => typed.replaceAll(/\s/g, '');
