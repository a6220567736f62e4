import { type CollaborationType, needsVenue } from '../campaigns/collaboration.ts';

/** What the preferences form offers. */
export const preferenceCollaborations = [
  'restaurant',
  'hotel',
  'physical_event',
  'remote',
] as const satisfies CollaborationType[];
export type PreferenceCollaboration = (typeof preferenceCollaborations)[number];

/** Names are the same in both languages. */
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

/** Cities matter only for what happens at a place. */
export function asksForCities(types: readonly PreferenceCollaboration[]): boolean {
  return types.some(needsVenue);
}

export interface Preferences {
  acceptGifts: boolean;
  street: string;
  zipCode: string;
  city: string;
  phone: string;
  deliveryInstructions: string;
  acceptPaidCollabs: boolean;
  companyName: string;
  minPostPriceCents: number;
  minStoryPriceCents: number;
  collaborationTypes: PreferenceCollaboration[];
  preferredCities: PreferenceCity[];
}

/** Of whoever has not said anything yet. */
export const noPreferences: Preferences = {
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
  collaborationTypes: [],
  preferredCities: [],
};
