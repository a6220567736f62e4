import { acceptsGifts, acceptsPayment } from './accepts.server.ts';
import { bio } from './bio.server.ts';
import { cities } from './cities.server.ts';
import { featured } from './featured.server.ts';
import { engagement, followers } from './figure-ranges.server.ts';
import type { Filter } from './filter.server.ts';
import { kinds } from './kinds.server.ts';
import { location } from './location.server.ts';
import { maxPostPrice, maxStoryPrice } from './price-ceilings.server.ts';
import { text } from './text.server.ts';
import { thematics } from './thematics.server.ts';
import { verified } from './verified.server.ts';

export const profileFilters: readonly Filter<'influencer'>[] = [
  followers,
  engagement,
  featured,
  verified,
  thematics,
  location,
  text,
  bio,
];

/** An influencer without a row in `preferences` passes none of these. */
export const preferenceFilters: readonly Filter<'preferences'>[] = [
  acceptsGifts,
  acceptsPayment,
  maxPostPrice,
  maxStoryPrice,
  kinds,
  cities,
];
