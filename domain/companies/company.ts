import type { VenueCountry } from '../campaigns/reference.ts';
import type { Language } from '../language.ts';

/** Number of characters. */
export const MAX_DESCRIPTION_LENGTH = 2_000;

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

export interface CompanyProfile {
  name: string;
  country: VenueCountry;
  /** Fourteen digits. Empty for a company outside France, and until the company form is saved. */
  siret: string;
  phone: string;
  street: string;
  complementary: string;
  zipCode: string;
  city: string;
  description: string;
  descriptionFr: string;
  website: string | null;
  founded: number | null;
  employees: EmployeeRange | null;
  industries: Industry[];
}

export function needsSiret(country: VenueCountry): boolean {
  return country === 'fr';
}

/** Returns the description in the viewer's language, or else in the other language. Null if both are missing. */
export function descriptionFor(
  reader: Language,
  { description, descriptionFr }: Pick<CompanyProfile, 'description' | 'descriptionFr'>,
): { text: string; language: Language } | null {
  const descriptions = [
    { language: 'en' as const, text: description },
    { language: 'fr' as const, text: descriptionFr },
  ].filter(({ text }) => text !== '');
  return descriptions.find(({ language }) => language === reader) ?? descriptions[0] ?? null;
}
