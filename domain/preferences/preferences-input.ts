import { z } from 'zod';
import { line, text, unique } from '../fields.ts';
import type { Language } from '../language.ts';
import { centsOf } from '../money.ts';
import type { RefusalCode } from '../refusal.ts';
import {
  asksForCities,
  MAX_CITIES,
  MAX_INSTRUCTIONS_LENGTH,
  noPreferences,
  type Preferences,
  preferenceCities,
  preferenceCollaborations,
} from './preferences.ts';

/** Blanks the fields that do not apply. They are hidden, so the user could not correct an error in them. */
function withoutHidden(typed: Record<string, unknown>) {
  return {
    ...typed,
    ...(!typed.acceptGifts && { street: '', zipCode: '', city: '', phone: '', deliveryInstructions: '' }),
    ...(!typed.acceptPaidCollabs && { companyName: '', minPricePerPost: '', minPricePerStory: '' }),
  };
}

/**
 * `language` decides how the prices are parsed. Gifts require an address and a phone number. Paid collaborations
 * require a company name and two prices in euros. Discards fields that do not apply: the address and the phone number
 * without gifts, the company name and the prices without paid collaborations, and the cities without a collaboration
 * at a venue.
 */
export const preferencesInput = (language: Language) => z.preprocess(withoutHidden, allFields(language));

const allFields = (language: Language) =>
  z
    .object({
      acceptGifts: z.boolean(),
      street: line(240),
      zipCode: line(20),
      city: line(120),
      phone: line(40),
      deliveryInstructions: text(MAX_INSTRUCTIONS_LENGTH),
      acceptPaidCollabs: z.boolean(),
      companyName: line(120),
      minPricePerPost: line(40),
      minPricePerStory: line(40),
      collaborationTypes: z.array(z.enum(preferenceCollaborations)).transform(unique),
      preferredCities: z.array(z.enum(preferenceCities)).transform(unique),
      acceptInvitations: z.boolean().default(true),
    })
    .superRefine((input, context) => {
      const refuse = (field: keyof typeof input, code: RefusalCode) =>
        context.addIssue({ code: 'custom', path: [field], message: code });
      if (input.acceptGifts) {
        if (!input.street) refuse('street', 'field.street_required');
        if (!input.zipCode) refuse('zipCode', 'preferences.zip_code_required');
        if (!input.city) refuse('city', 'field.city_required');
        if (!input.phone) refuse('phone', 'field.phone_required');
      }
      if (input.acceptPaidCollabs) {
        if (!input.companyName) refuse('companyName', 'preferences.company_name_required');
        for (const field of ['minPricePerPost', 'minPricePerStory'] as const) {
          if (centsOf(input[field], language) === null) refuse(field, 'field.invalid_number');
        }
      }
      if (asksForCities(input.collaborationTypes) && input.preferredCities.length > MAX_CITIES) {
        refuse('preferredCities', 'preferences.too_many_cities');
      }
    })
    .transform(({ minPricePerPost, minPricePerStory, ...input }): Preferences => {
      const { preferredCities } = noPreferences;
      return {
        ...input,
        minPostPriceCents: centsOf(minPricePerPost, language) ?? 0,
        minStoryPriceCents: centsOf(minPricePerStory, language) ?? 0,
        ...(!asksForCities(input.collaborationTypes) && { preferredCities }),
      };
    });
