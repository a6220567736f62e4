import { type Ctx, requireActor } from '../ctx.ts';
import {
  noPreferences,
  type PreferenceCity,
  type PreferenceCollaboration,
  type Preferences,
} from './preferences.ts';

/** The actor's preferences; empty ones if none were saved. */
export async function findPreferences(ctx: Ctx): Promise<Preferences> {
  const row = await ctx.db
    .selectFrom('preferences')
    .selectAll()
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  if (!row) return noPreferences;
  return {
    acceptGifts: row.accept_gifts,
    street: row.street,
    zipCode: row.zip_code,
    city: row.city,
    phone: row.phone,
    deliveryInstructions: row.delivery_instructions,
    acceptPaidCollabs: row.accept_paid_collabs,
    companyName: row.company_name,
    minPostPriceCents: row.min_post_price_cents,
    minStoryPriceCents: row.min_story_price_cents,
    collaborationTypes: row.collaboration_types as PreferenceCollaboration[],
    preferredCities: row.preferred_cities as PreferenceCity[],
  };
}
