/** Lists of the specification. Their labels are in `messages/{en,fr}/campaign.json`. */

export const thematics = [
  'lifestyle',
  'travel',
  'food',
  'fashion',
  'beauty',
  'fitness',
  'photography',
  'tech',
  'books',
  'music',
  'art',
  'business',
  'health',
  'parenthood',
] as const;
export type Thematic = (typeof thematics)[number];

export const venueCountries = ['fr', 'us', 'uk', 'ca', 'de', 'es', 'it', 'jp', 'au'] as const;
export type VenueCountry = (typeof venueCountries)[number];
export const followerCountries = ['us', 'fr', 'uk', 'ca', 'de', 'es', 'it', 'jp', 'au', 'br'] as const;
export type Country = (typeof followerCountries)[number];

/**
 * Lowest number of followers of each range. A range ends below the start of the next range: `1k-5k` is 1,000 to
 * 4,999.
 */
export const minFollowers = {
  '1k-5k': 1_000,
  '5k-10k': 5_000,
  '10k-50k': 10_000,
  '50k-100k': 50_000,
  '100k-250k': 100_000,
  '250k-500k': 250_000,
  '500k-1m': 500_000,
  '1m+': 1_000_000,
} as const;
export type FollowerRange = keyof typeof minFollowers;
export const followerRangeIds = Object.keys(minFollowers) as FollowerRange[];

export const timeOptions: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 ? '30' : '00'}`;
});
