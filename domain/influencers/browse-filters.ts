import { type Thematic, thematics } from '../campaigns/reference.ts';
import { centsOf } from '../money.ts';
import {
  type PreferenceCity,
  type PreferenceCollaboration,
  preferenceCities,
  preferenceCollaborations,
} from '../preferences/preferences.ts';

/** Both ends are in it; without an upper end (the last stop of a slider) it is that 'and above'. */
export interface Range {
  min: number;
  max: number | null;
}

/** What influencers say in their preferences, and whether they are verified: for paid plans. */
export interface AdvancedFilters {
  acceptsGifts: boolean;
  acceptsPayment: boolean;
  /** Accepts payment, and asks for no more a post, a story. */
  maxPostPriceCents: number | null;
  maxStoryPriceCents: number | null;
  kinds: PreferenceCollaboration[];
  cities: PreferenceCity[];
  verified: boolean;
}

/** Of several thematics, kinds or cities any one will do. Empty text asks for nothing. */
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

/** Each from the highest down. */
export const sorts = ['followers', 'engagement', 'posts'] as const;
export type Sort = (typeof sorts)[number];

/** The sliders begin at 0; their last stop means 'and above'. */
export const sliders = {
  followers: { most: 1_000_000, step: 10_000 },
  engagement: { most: 20, step: 0.5 },
} as const;

const LONGEST_TEXT = 100;

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

/** The filters of an address. What is said wrongly counts as not said; two ends the wrong way round are meant the right way. */
export function readFilters(query: URLSearchParams): BrowseFilters {
  const text = (name: string) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).toWellFormed();
  const some = <Id extends string>(name: string, among: readonly Id[]) => {
    const asked = query.getAll(name);
    return among.filter((id) => asked.includes(id));
  };
  const price = (name: string) => centsOf(query.get(name) ?? '');
  return {
    q: text('q'),
    location: text('location'),
    bio: text('bio'),
    followers: readRange(query, 'followers', 1),
    engagement: readRange(query, 'engagement', 0.01),
    thematics: some('thematic', thematics),
    featured: query.has('featured', '1'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
    advanced: {
      acceptsGifts: query.has('gifts', '1'),
      acceptsPayment: query.has('paid', '1'),
      maxPostPriceCents: price('postPrice'),
      maxStoryPriceCents: price('storyPrice'),
      kinds: some('kind', preferenceCollaborations),
      cities: some('city', preferenceCities),
      verified: query.has('verified', '1'),
    },
  };
}

/** The query of an address that `readFilters` reads as these; what is not asked for is not in it. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const { followers, engagement, advanced } = filters;
  const euros = (cents: number | null) => cents !== null && String(cents / 100);
  const said: [string, string | number | boolean | null][] = [
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
  const asked = said.filter(([name, value]) => value || (value === 0 && name.endsWith('Max')));
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
}

/** Whether anything is asked for that only paid plans may ask. */
export function isAdvanced({ advanced }: BrowseFilters): boolean {
  return Object.values(advanced).some((it) =>
    Array.isArray(it) ? it.length > 0 : it !== null && it !== false,
  );
}

function readRange(query: URLSearchParams, name: keyof typeof sliders, unit: number): Range {
  const { most } = sliders[name];
  const end = (which: 'Min' | 'Max', otherwise: number) => {
    const typed = query
      .get(name + which)
      ?.trim()
      .replace(',', '.');
    const asked = typed && /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : otherwise;
    return Math.min(most, Math.round(asked / unit) / Math.round(1 / unit));
  };
  const [one, other] = [end('Min', 0), end('Max', most)];
  const max = Math.max(one, other);
  return { min: Math.min(one, other), max: max === most ? null : max };
}
