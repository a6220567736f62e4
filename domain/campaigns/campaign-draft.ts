import { isDay } from '../clock.ts';
import { type CompensationType, compensationTypes, offersGift, offersPayment } from './campaign.ts';
import { type CollaborationType, collaborationTypes, needsVenue } from './collaboration.ts';
import {
  type Country,
  type FollowerRange,
  followerCountries,
  followerRangeIds,
  type Thematic,
  thematics,
  timeOptions,
  type VenueCountry,
  venueCountries,
} from './reference.ts';
import type { TimeSlot } from './time-slot.ts';

/**
 * A campaign while the brand writes it. The browser stores the draft. Texts, choices and lists may be empty. This is a
 * type, because an interface would not match React Router's type of JSON data.
 */
export type CampaignDraft = {
  title: string;
  description: string;
  mainMedia: string;
  compensationType: CompensationType | '';
  giftDescription: string;
  giftImages: string[];
  postPriceCents: number;
  storyPriceCents: number;
  thematics: Thematic[];
  collaborationType: CollaborationType | '';
  venueName: string;
  venueAddress: string;
  venueTown: string;
  venueCountry: VenueCountry | '';
  slot1: TimeSlot;
  slot2: TimeSlot;
  startDate: string;
  endDate: string;
  targetLocations: Country[];
  minAge: number;
  maxAge: number;
  femalePercentage: number;
  malePercentage: number;
  otherPercentage: number;
  followerRange: FollowerRange | '';
};

export const blankCampaign: CampaignDraft = {
  title: '',
  description: '',
  mainMedia: '',
  compensationType: '',
  giftDescription: '',
  giftImages: [],
  postPriceCents: 0,
  storyPriceCents: 0,
  thematics: [],
  collaborationType: '',
  venueName: '',
  venueAddress: '',
  venueTown: '',
  venueCountry: '',
  slot1: { start: '', end: '' },
  slot2: { start: '', end: '' },
  startDate: '',
  endDate: '',
  targetLocations: [],
  minAge: 18,
  maxAge: 65,
  femalePercentage: 50,
  malePercentage: 50,
  otherPercentage: 0,
  followerRange: '',
};

export const stepFieldNames = {
  basics: ['title', 'description', 'mainMedia'],
  campaignType: ['compensationType', 'giftDescription', 'giftImages', 'postPriceCents', 'storyPriceCents'],
  preferences: ['thematics'],
  collaboration: [
    'collaborationType',
    'venueName',
    'venueAddress',
    'venueTown',
    'venueCountry',
    'slot1',
    'slot2',
  ],
  schedule: ['startDate', 'endDate'],
  audience: [
    'targetLocations',
    'minAge',
    'maxAge',
    'femalePercentage',
    'malePercentage',
    'otherPercentage',
    'followerRange',
  ],
} as const satisfies Record<string, readonly (keyof CampaignDraft)[]>;
export type CampaignStep = keyof typeof stepFieldNames;

/** Maximum lengths in characters. */
export const maxLengths = {
  title: 120,
  description: 5_000,
  giftDescription: 2_000,
  venueName: 120,
  venueAddress: 240,
  venueTown: 120,
} as const;
export const MAX_GIFT_IMAGES = 3;
export const MAX_PRICE_CENTS = 100_000_000;

const isText = (value: unknown) => typeof value === 'string';
const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf = (options: readonly unknown[]) => (value: unknown) => value === '' || options.includes(value);
const someOf = (options: readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && value.every((it) => options.includes(it));
const isTime = oneOf(timeOptions);
const isSlot = (value: unknown) =>
  isObject(value) && Object.keys(value).length === 2 && isTime(value.start) && isTime(value.end);
const isOptionalDay = (value: unknown) => value === '' || (typeof value === 'string' && isDay(value));

const isValid: Record<keyof CampaignDraft, (value: unknown) => boolean> = {
  title: isText,
  description: isText,
  mainMedia: isText,
  compensationType: oneOf(compensationTypes),
  giftDescription: isText,
  giftImages: (value) => Array.isArray(value) && value.every(isText),
  postPriceCents: isWhole,
  storyPriceCents: isWhole,
  thematics: someOf(thematics),
  collaborationType: oneOf(collaborationTypes),
  venueName: isText,
  venueAddress: isText,
  venueTown: isText,
  venueCountry: oneOf(venueCountries),
  slot1: isSlot,
  slot2: isSlot,
  startDate: isOptionalDay,
  endDate: isOptionalDay,
  targetLocations: someOf(followerCountries),
  minAge: isWhole,
  maxAge: isWhole,
  femalePercentage: isWhole,
  malePercentage: isWhole,
  otherPercentage: isWhole,
  followerRange: oneOf(followerRangeIds),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a stored draft. Missing fields get the values of a new campaign. Returns null if a field is invalid. */
export function campaignDraftIn(stored: unknown): CampaignDraft | null {
  if (!isObject(stored)) return null;
  const names = Object.keys(blankCampaign) as (keyof CampaignDraft)[];
  const known = names.filter((name) => stored[name] !== undefined);
  if (!known.every((name) => isValid[name](stored[name]))) return null;
  return { ...blankCampaign, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
}

const { giftDescription, giftImages, postPriceCents, storyPriceCents } = blankCampaign;
const { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 } = blankCampaign;

/**
 * Returns blank values for the gift, price and venue fields that the chosen compensation and collaboration do not
 * use.
 */
export function clearedBy({
  compensationType,
  collaborationType,
}: Partial<Pick<CampaignDraft, 'compensationType' | 'collaborationType'>>) {
  return {
    ...(compensationType && !offersGift(compensationType) && { giftDescription, giftImages }),
    ...(compensationType && !offersPayment(compensationType) && { postPriceCents, storyPriceCents }),
    ...(collaborationType &&
      !needsVenue(collaborationType) && { venueName, venueAddress, venueTown, venueCountry, slot1, slot2 }),
  };
}
