import { type Thematic, thematics } from '../campaigns/reference.ts';
import { centsOf } from '../money.ts';
import {
  type PreferenceCity,
  type PreferenceCollaboration,
  preferenceCities,
  preferenceCollaborations,
} from '../preferences/preferences.ts';

/** Both limits are inclusive. A null `max` (the last stop of a slider) means no upper limit. */
export interface Range {
  min: number;
  max: number | null;
}

/** Filters by preferences and by verification. Only paid plans include them. */
export interface AdvancedFilters {
  acceptsGifts: boolean;
  acceptsPayment: boolean;
  /** Accepts payment, and asks for at most this much per post or per story. */
  maxPostPriceCents: number | null;
  maxStoryPriceCents: number | null;
  kinds: PreferenceCollaboration[];
  cities: PreferenceCity[];
  verified: boolean;
}

/** An influencer passes with any one of the thematics, kinds or cities. Empty texts filter nothing. */
export interface BrowseFilters {
  q: string;
  location: string;
  bio: string;
  followers: Range;
  /** Percent. */
  engagement: Range;
  thematics: Thematic[];
  featured: boolean;
  sort: Sort;
  advanced: AdvancedFilters;
}

/** All in descending order. */
export const sorts = ['followers', 'engagement', 'posts'] as const;
export type Sort = (typeof sorts)[number];

/** The sliders begin at 0; their last stop means 'and above'. */
export const sliders = {
  followers: { max: 1_000_000, step: 10_000 },
  engagement: { max: 20, step: 0.5 },
} as const;

const MAX_TEXT_LENGTH = 100;

const noAdvanced: AdvancedFilters = {
  acceptsGifts: false,
  acceptsPayment: false,
  maxPostPriceCents: null,
  maxStoryPriceCents: null,
  kinds: [],
  cities: [],
  verified: false,
};

export const noFilters: BrowseFilters = {
  q: '',
  location: '',
  bio: '',
  followers: { min: 0, max: null },
  engagement: { min: 0, max: null },
  thematics: [],
  featured: false,
  sort: 'followers',
  advanced: noAdvanced,
};

/** Reads the filters of a query string. Ignores invalid values; swaps a minimum and a maximum that are the wrong way round. */
export function readFilters(query: URLSearchParams): BrowseFilters {
  const text = (name: string) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed();
  const chosen = <Id extends string>(name: string, allowed: readonly Id[]) => {
    const values = query.getAll(name);
    return allowed.filter((id) => values.includes(id));
  };
  const price = (name: string) => centsOf(query.get(name) ?? '');
  return {
    q: text('q'),
    location: text('location'),
    bio: text('bio'),
    followers: readRange(query, 'followers', 1),
    engagement: readRange(query, 'engagement', 0.01),
    thematics: chosen('thematic', thematics),
    featured: query.has('featured', '1'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
    advanced: {
      acceptsGifts: query.has('gifts', '1'),
      acceptsPayment: query.has('paid', '1'),
      maxPostPriceCents: price('postPrice'),
      maxStoryPriceCents: price('storyPrice'),
      kinds: chosen('kind', preferenceCollaborations),
      cities: chosen('city', preferenceCities),
      verified: query.has('verified', '1'),
    },
  };
}

/** The inverse of `readFilters`. Omits filters that are not set. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const { followers, engagement, advanced } = filters;
  const euros = (cents: number | null) => cents !== null && String(cents / 100);
  const entries: [string, string | number | boolean | null][] = [
    ['q', filters.q],
    ['location', filters.location],
    ['bio', filters.bio],
    ['followersMin', followers.min],
    ['followersMax', followers.max],
    ['engagementMin', engagement.min],
    ['engagementMax', engagement.max],
    ...filters.thematics.map((id): [string, string] => ['thematic', id]),
    ['featured', filters.featured && '1'],
    ['sort', filters.sort !== noFilters.sort && filters.sort],
    ['gifts', advanced.acceptsGifts && '1'],
    ['paid', advanced.acceptsPayment && '1'],
    ['postPrice', euros(advanced.maxPostPriceCents)],
    ['storyPrice', euros(advanced.maxStoryPriceCents)],
    ...advanced.kinds.map((id): [string, string] => ['kind', id]),
    ...advanced.cities.map((id): [string, string] => ['city', id]),
    ['verified', advanced.verified && '1'],
  ];
  const set = entries.filter(([name, value]) => value || (value === 0 && name.endsWith('Max')));
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}

/** Whether any filter that requires a paid plan is set. */
export function isAdvanced({ advanced }: BrowseFilters): boolean {
  return Object.values(advanced).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false,
  );
}

function readRange(query: URLSearchParams, name: keyof typeof sliders, unit: number): Range {
  const { max: sliderMax } = sliders[name];
  const limit = (which: 'Min' | 'Max', fallback: number) => {
    const typed = query
      .get(name + which)
      ?.trim()
      .replace(',', '.');
    const value = typed && /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : fallback;
    return Math.min(sliderMax, Math.round(value / unit) / Math.round(1 / unit));
  };
  const [one, other] = [limit('Min', 0), limit('Max', sliderMax)];
  const max = Math.max(one, other);
  return { min: Math.min(one, other), max: max === sliderMax ? null : max };
}
