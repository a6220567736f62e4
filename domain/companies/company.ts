import type { VenueCountry } from '../campaigns/reference.ts';
import type { Language } from '../language.ts';

export const employeeRanges = ['1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;
export type EmployeeRange = (typeof employeeRanges)[number];

export const industries = [
  'restaurants',
  'hotels',
  'travel',
  'food',
  'fashion',
  'luxury',
  'beauty',
  'wellness',
  'sport',
  'home',
  'culture',
  'tech',
  'mobility',
  'family',
  'services',
] as const;
export type Industry = (typeof industries)[number];

/** What a brand says of its company. What it does not say is empty, or null where it is no text. */
export interface CompanyProfile {
  name: string;
  country: VenueCountry;
  /** Fourteen digits; empty outside France. */
  siret: string;
  phone: string;
  street: string;
  complementary: string;
  zipCode: string;
  city: string;
  /** In English. */
  description: string;
  descriptionFr: string;
  website: string | null;
  founded: number | null;
  employees: EmployeeRange | null;
  industries: Industry[];
}

/** Only companies of France have a SIRET. */
export function needsSiret(country: VenueCountry): boolean {
  return country === 'fr';
}

interface Identity extends Pick<CompanyProfile, 'name' | 'siret'> {
  country: string;
}

/** What the operator verified. Whoever changes one of these is to be verified anew. */
export function isSameCompany(one: Identity, other: Identity): boolean {
  return one.name === other.name && one.country === other.country && one.siret === other.siret;
}

/** A description for a reader of that language: theirs, else the other; null without any. */
export function descriptionFor(
  reader: Language,
  { description, descriptionFr }: Pick<CompanyProfile, 'description' | 'descriptionFr'>,
): { text: string; language: Language } | null {
  const said = [
    { language: 'en' as const, text: description },
    { language: 'fr' as const, text: descriptionFr },
  ].filter(({ text }) => text !== '');
  return said.find(({ language }) => language === reader) ?? said[0] ?? null;
}
