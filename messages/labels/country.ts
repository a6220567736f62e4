import type { Country } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const countryLabels: Labels<Country> = {
  fr: m.country_fr,
  us: m.country_us,
  uk: m.country_uk,
  ca: m.country_ca,
  de: m.country_de,
  es: m.country_es,
  it: m.country_it,
  jp: m.country_jp,
  au: m.country_au,
  br: m.country_br,
};
