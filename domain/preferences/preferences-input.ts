import { z } from 'zod';
import { text, unique } from '../fields.ts';
import { centsOf } from '../money.ts';
import type { RefusalCode } from '../refusal.ts';
import {
  asksForCities,
  MAX_CITIES,
  noPreferences,
  type Preferences,
  preferenceCities,
  preferenceCollaborations,
} from './preferences.ts';

const needed = {
  street: 'field.street_required',
  zipCode: 'preferences.zip_code_required',
  city: 'field.city_required',
  phone: 'field.phone_required',
} as const satisfies Record<string, RefusalCode>;

/**
 * Preferences as a person types them. Gifts need an address, paid work a company and two prices in euros; what is not
 * accepted is neither checked nor kept, and neither are cities when nothing happens at a place.
 */
export const preferencesInput = z
  .object({
    acceptGifts: z.boolean(),
    street: text(240),
    zipCode: text(20),
    city: text(120),
    phone: text(40),
    deliveryInstructions: text(1_000),
    acceptPaidCollabs: z.boolean(),
    companyName: text(120),
    minPricePerPost: text(40),
    minPricePerStory: text(40),
    collaborationTypes: z.array(z.enum(preferenceCollaborations)).transform(unique),
    preferredCities: z.array(z.enum(preferenceCities)).transform(unique),
  })
  .superRefine((it, context) => {
    const refuse = (field: keyof typeof it, code: RefusalCode) =>
      context.addIssue({ code: 'custom', path: [field], message: code });
    if (it.acceptGifts) {
      for (const field of ['street', 'zipCode', 'city', 'phone'] as const) {
        if (!it[field]) refuse(field, needed[field]);
      }
    }
    if (it.acceptPaidCollabs) {
      if (!it.companyName) refuse('companyName', 'preferences.company_name_required');
      for (const field of ['minPricePerPost', 'minPricePerStory'] as const) {
        if (centsOf(it[field]) === null) refuse(field, 'field.invalid_number');
      }
    }
    if (asksForCities(it.collaborationTypes) && it.preferredCities.length > MAX_CITIES) {
      refuse('preferredCities', 'preferences.too_many_cities');
    }
  })
  .transform(({ minPricePerPost, minPricePerStory, ...it }): Preferences => {
    const { street, zipCode, city, phone, deliveryInstructions } = it.acceptGifts ? it : noPreferences;
    return {
      ...it,
      street,
      zipCode,
      city,
      phone,
      deliveryInstructions,
      companyName: it.acceptPaidCollabs ? it.companyName : '',
      minPostPriceCents: it.acceptPaidCollabs ? (centsOf(minPricePerPost) ?? 0) : 0,
      minStoryPriceCents: it.acceptPaidCollabs ? (centsOf(minPricePerStory) ?? 0) : 0,
      preferredCities: asksForCities(it.collaborationTypes) ? it.preferredCities : [],
    };
  });
