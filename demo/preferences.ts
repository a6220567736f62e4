import type { Preferences } from '#domain/preferences/preferences.ts';

export const demoPreferences: Preferences = {
  acceptGifts: true,
  street: '4 montée des Lilas',
  zipCode: '69005',
  city: 'Lyon',
  phone: '+33 6 39 98 00 00',
  deliveryInstructions: 'Second floor, left. The bell says Dubois.',
  acceptPaidCollabs: true,
  companyName: 'Léa Dubois',
  minPostPriceCents: 320_00,
  minStoryPriceCents: 140_00,
  collaborationTypes: ['restaurant', 'hotel'],
  preferredCities: ['Lyon', 'Paris'],
  acceptInvitations: true,
};
