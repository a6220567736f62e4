import { thematics } from '../campaigns/reference.ts';
import { centsInAnyLanguage } from '../money.ts';
import { preferenceCities, preferenceCollaborations } from '../preferences/preferences.ts';
import { textIn } from '../search-text.ts';
import { MAX_COUNT } from './figures.ts';

/** Both limits are inclusive. A null `max` (the last stop of a slider, or an empty field) means no upper limit. */
export interface Range {
  min: number;
  max: number | null;
}

export const sorts = ['followers', 'engagement', 'posts'] as const;
export type Sort = (typeof sorts)[number];

/**
 * Sliders begin at 0. The last stop of a slider means "and above". Typed limits go up to `maxTyped`, the maximum of the
 * column.
 */
export const sliders = {
  followers: { max: 1_000_000, step: 10_000, maxTyped: MAX_COUNT },
  engagement: { max: 20, step: 0.5, maxTyped: 100 },
} as const;

export type BrowseFilters = ReturnType<typeof readFilters>;
/** Ignores invalid values. Swaps a minimum and a maximum in the wrong order. */
export function readFilters(query: URLSearchParams) {
  const chosen = <Id extends string>(name: string, allowed: readonly Id[]) => {
    const values = query.getAll(name);
    return allowed.filter((id) => values.includes(id));
  };
  const price = (name: string) => centsInAnyLanguage(query.get(name) ?? '');
  return {
    q: textIn(query, 'q'),
    location: textIn(query, 'location'),
    bio: textIn(query, 'bio'),
    followers: readRange(query, 'followers', 1),
    /** Percent. */
    engagement: readRange(query, 'engagement', 0.01),
    /** Influencers must have at least one of the chosen thematics. `kinds` and `cities` work in the same way. */
    thematics: chosen('thematic', thematics),
    featured: query.has('featured', '1'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'followers',
    advanced: {
      acceptsGifts: query.has('gifts', '1'),
      acceptsPayment: query.has('paid', '1'),
      /** Influencers must accept payment, and ask at most this many cents for a post. */
      maxPostPriceCents: price('postPrice'),
      maxStoryPriceCents: price('storyPrice'),
      kinds: chosen('kind', preferenceCollaborations),
      cities: chosen('city', preferenceCities),
      verified: query.has('verified', '1'),
    },
  };
}

export const noFilters = readFilters(new URLSearchParams());

/** Returns the query string that `readFilters` reads, without filters that are not set. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const { followers, engagement, advanced } = filters;
  const euros = (cents: number | null) => cents !== null && String(cents / 100);
  const all = (name: string, ids: readonly string[]) => ids.map((id): [string, string] => [name, id]);
  const entries: [string, string | number | boolean | null][] = [
    ['q', filters.q],
    ['location', filters.location],
    ['bio', filters.bio],
    ['followersMin', followers.min],
    ['followersMax', followers.max],
    ['engagementMin', engagement.min],
    ['engagementMax', engagement.max],
    ...all('thematic', filters.thematics),
    ['featured', filters.featured && '1'],
    ['sort', filters.sort !== noFilters.sort && filters.sort],
    ['gifts', advanced.acceptsGifts && '1'],
    ['paid', advanced.acceptsPayment && '1'],
    ['postPrice', euros(advanced.maxPostPriceCents)],
    ['storyPrice', euros(advanced.maxStoryPriceCents)],
    ...all('kind', advanced.kinds),
    ...all('city', advanced.cities),
    ['verified', advanced.verified && '1'],
  ];
  const set = entries.filter(([name, value]) => value || (value === 0 && name.endsWith('Max')));
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}

export function isAdvanced({ advanced }: BrowseFilters): boolean {
  return Object.values(advanced).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false,
  );
}

function readRange(query: URLSearchParams, name: keyof typeof sliders, unit: number): Range {
  const { max: sliderMax, maxTyped } = sliders[name];
  const limit = (which: 'Min' | 'Max') => {
    const typed = query
      .get(name + which)
      ?.trim()
      .replace(',', '.');
    if (!typed || !/^\d+(\.\d+)?$/.test(typed)) return null;
    return Math.min(maxTyped, Math.round(Number(typed) / unit) / Math.round(1 / unit));
  };
  const unlessLastStop = (max: number | null) => (max === sliderMax ? null : max);
  const [one, other] = [limit('Min') ?? 0, unlessLastStop(limit('Max'))];
  if (other === null) return { min: one, max: null };
  return { min: Math.min(one, other), max: unlessLastStop(Math.max(one, other)) };
}
