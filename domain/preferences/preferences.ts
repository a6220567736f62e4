import { type CollaborationType, needsVenue } from '../campaigns/collaboration.ts';

export const preferenceCollaborations = [
  'restaurant',
  'hotel',
  'physical_event',
  'remote',
] as const satisfies CollaborationType[];
export type PreferenceCollaboration = (typeof preferenceCollaborations)[number];

export const preferenceCities = [
  'Paris',
  'Lyon',
  'Marseille',
  'Bordeaux',
  'Toulouse',
  'Nice',
  'Nantes',
  'Strasbourg',
  'Montpellier',
  'Lille',
] as const;
export type PreferenceCity = (typeof preferenceCities)[number];

export const MAX_CITIES = 3;
/** Number of characters. */
export const MAX_INSTRUCTIONS_LENGTH = 1_000;

export function asksForCities(types: readonly PreferenceCollaboration[]): boolean {
  return types.some(needsVenue);
}

export const noPreferences = {
  acceptGifts: false,
  street: '',
  zipCode: '',
  city: '',
  phone: '',
  deliveryInstructions: '',
  acceptPaidCollabs: false,
  companyName: '',
  minPostPriceCents: 0,
  minStoryPriceCents: 0,
  collaborationTypes: [] as PreferenceCollaboration[],
  preferredCities: [] as PreferenceCity[],
  acceptInvitations: true,
};
export type Preferences = typeof noPreferences;

/** Without a deal, brands can get the shipping address only of an influencer who accepts gifts. */
export function hasShippingAddress({ acceptGifts, street }: Preferences): boolean {
  return acceptGifts && street !== '';
}
