import { fold } from '../../fold.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import { type CompensationType, offersGift, offersPayment } from '../campaign.ts';
import type { OfferCardView } from '../campaign-view.ts';
import { type CollaborationKind, type CollaborationType, kindOf, needsVenue } from '../collaboration.ts';
import type { Thematic } from '../reference.ts';

/** Facts of an influencer's profile that campaigns ask for. `followers` is null if not stated. */
export interface StatedProfile {
  followers: number | null;
  thematics: readonly Thematic[];
  location: string;
}

/** Brands may see these preferences of their applicants. Prices are in euro cents. */
export type StatedPreferences = Pick<
  Preferences,
  | 'acceptGifts'
  | 'acceptPaidCollabs'
  | 'minPostPriceCents'
  | 'minStoryPriceCents'
  | 'collaborationTypes'
  | 'preferredCities'
>;

type Requiring = Pick<OfferCardView, 'thematics' | 'minFollowers'>;
export type Offering = Requiring &
  Pick<
    OfferCardView,
    'compensationType' | 'collaborationType' | 'town' | 'postPriceCents' | 'storyPriceCents'
  >;

export type Requirement =
  | { name: 'thematics'; isMet: boolean; asked: readonly Thematic[]; shared: Thematic[]; isStated: boolean }
  | { name: 'followers'; isMet: boolean; asked: number; stated: number | null };

/** Amounts in euro cents. `minCents` is the influencer's price. */
interface ComparedPrice {
  per: 'post' | 'story';
  offeredCents: number;
  minCents: number;
}

export type Condition =
  | Requirement
  | { name: 'place'; isMet: boolean; hasVenue: boolean; town: string | null }
  | { name: 'kind'; isMet: boolean; kind: CollaborationKind }
  | { name: 'price'; isMet: boolean; price: ComparedPrice | null; acceptsPayment: boolean }
  | { name: 'gift'; isMet: boolean; isOffered: boolean };

export const conditionNames = [
  'thematics',
  'followers',
  'place',
  'kind',
  'price',
  'gift',
] as const satisfies Condition['name'][];

export const isReached = (asked: number, followers: number | null): boolean =>
  followers !== null && followers >= asked;

/**
 * Returns the two requirements that the specification names: target interests (`thematics`) and minimum followers. One
 * shared thematic is enough.
 */
export function requirementsOf(campaign: Requiring, profile: StatedProfile): Requirement[] {
  const shared = campaign.thematics.filter((it) => profile.thematics.includes(it));
  const { followers: stated } = profile;
  return [
    {
      name: 'thematics',
      isMet: shared.length > 0,
      asked: campaign.thematics,
      shared,
      isStated: profile.thematics.length > 0,
    },
    {
      name: 'followers',
      isMet: isReached(campaign.minFollowers, stated),
      asked: campaign.minFollowers,
      stated,
    },
  ];
}

/**
 * Compares a campaign with what an influencer states. The six conditions are always in the same order. A condition
 * about an unstated fact is not met.
 */
export function conditionsOf(
  campaign: Offering,
  profile: StatedProfile,
  preferences: StatedPreferences,
): Condition[] {
  const { collaborationType, compensationType, town } = campaign;
  const hasVenue = needsVenue(collaborationType);
  const isOffered = offersGift(compensationType);
  return [
    ...requirementsOf(campaign, profile),
    {
      name: 'place',
      isMet: !hasVenue || placesOf(profile, preferences).includes(fold(town ?? '')),
      hasVenue,
      town,
    },
    { name: 'kind', isMet: isPreferred(collaborationType, preferences), kind: kindOf(collaborationType) },
    priceCondition(campaign, preferences),
    { name: 'gift', isMet: isOffered && preferences.acceptGifts, isOffered },
  ];
}

/** Returns the preferred cities and the town of the profile's location (`Nantes, France`), normalized with `fold`. */
export function placesOf(
  { location }: StatedProfile,
  { preferredCities }: Pick<Preferences, 'preferredCities'>,
): string[] {
  const [town = ''] = location.split(',');
  return [...preferredCities, town.trim()].filter(Boolean).map(fold);
}

export function isPreferred(
  type: CollaborationType,
  { collaborationTypes }: Pick<Preferences, 'collaborationTypes'>,
): boolean {
  return collaborationTypes.some((preferred) => kindOf(preferred) === kindOf(type));
}

/**
 * Every price that the campaign pays must reach the influencer's price. The condition shows the first price that is
 * too low, or else the first price.
 */
function priceCondition(
  {
    compensationType,
    postPriceCents,
    storyPriceCents,
  }: { compensationType: CompensationType; postPriceCents: number; storyPriceCents: number },
  { acceptPaidCollabs: acceptsPayment, minPostPriceCents, minStoryPriceCents }: StatedPreferences,
): Condition {
  const prices: ComparedPrice[] = [
    { per: 'post', offeredCents: postPriceCents, minCents: minPostPriceCents },
    { per: 'story', offeredCents: storyPriceCents, minCents: minStoryPriceCents },
  ];
  const paid = offersPayment(compensationType) ? prices.filter(({ offeredCents }) => offeredCents > 0) : [];
  const tooLow = paid.find(({ offeredCents, minCents }) => offeredCents < minCents);
  const price = tooLow ?? paid[0] ?? null;
  return { name: 'price', isMet: acceptsPayment && price !== null && !tooLow, price, acceptsPayment };
}

/** Below this number of met conditions, nothing is suggested. */
export const MIN_CONDITIONS_MET = 3;

interface RankedInfluencer {
  id: string;
  followers: number | null;
  conditions: readonly { isMet: boolean }[];
}

/** Orders by most conditions met, then by most followers, then by id. No other fact changes the order. */
export function compareSuggestedInfluencers(one: RankedInfluencer, other: RankedInfluencer): number {
  const byMet = metIn(other) - metIn(one);
  const byFollowers = (other.followers ?? -1) - (one.followers ?? -1);
  return byMet || byFollowers || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

interface Ranked {
  id: string;
  publishedAt: Date | null;
  conditions: readonly { isMet: boolean }[];
}

/** Orders by most conditions met, then by the newest publication, then by the highest id. */
export function compareSuggestions(one: Ranked, other: Ranked): number {
  const byMet = metIn(other) - metIn(one);
  const byAge = (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0);
  return byMet || byAge || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

export const metIn = ({ conditions }: Pick<Ranked, 'conditions'>): number =>
  conditions.filter(({ isMet }) => isMet).length;
