import { isDay } from '../clock.ts';

export const identityKinds = ['person', 'sole_trader', 'company'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** The identity kinds that a brand can choose. */
export const brandKinds = ['company', 'sole_trader'] as const satisfies readonly IdentityKind[];

/**
 * `franchise`: no VAT below a national limit (in France: code général des impôts, article 293 B). `standard`: VAT is
 * added to the fees. `reverse_charge`: the brand declares the VAT. `outside`: no VAT, for example a private person.
 */
export const vatRegimes = ['franchise', 'standard', 'reverse_charge', 'outside'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Numbers of characters. */
export const maxIdentityLengths = {
  legalName: 160,
  signatory: 120,
  capacity: 120,
  street: 240,
  zipCode: 20,
  city: 120,
  registration: 60,
  vatNumber: 20,
} as const;

/**
 * How a person is named in contracts. Countries are ISO codes. `registration` is the SIRET in France, and otherwise the
 * number in a foreign register. Only persons and sole traders have a `birthDate` (`YYYY-MM-DD`).
 */
export interface Identity {
  kind: IdentityKind;
  legalName: string;
  /** Full name of the person who signs. */
  signatory: string;
  /** Capacity in which that person signs for a company, for example `Managing director`. */
  capacity: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  taxCountry: string;
  registration: string;
  vatRegime: VatRegime;
  vatNumber: string;
  birthDate: string | null;
}

export const isRegistered = (kind: IdentityKind) => kind !== 'person';
export const hasBirthDate = (kind: IdentityKind) => kind !== 'company';
export const needsVatNumber = (regime: VatRegime) => regime === 'standard' || regime === 'reverse_charge';

/** Returns the age in years on a day. Outside leap years, people born on 29 February turn a year older on 1 March. */
function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns false for companies, which have no birth date. */
export function isMinor(
  { birthDate }: Pick<Identity, 'birthDate'>,
  today: string,
  minimumAge: number,
): boolean {
  return birthDate !== null && ageOn(today, birthDate) < minimumAge;
}

/** Accepts days from 1900 to `today`. */
export function isBirthDate(typed: string, today: string): boolean {
  return isDay(typed) && typed >= '1900-01-01' && typed <= today;
}
