import { type Ctx, requireActor } from '../ctx.ts';
import { noPreferences, type Preferences } from './preferences.ts';

export async function findPreferences(ctx: Ctx): Promise<Preferences> {
  const saved = await ctx.db
    .selectFrom('preferences')
    .select(['accept_gifts as acceptGifts', 'street', 'zip_code as zipCode', 'city', 'phone'])
    .select(['delivery_instructions as deliveryInstructions', 'accept_paid_collabs as acceptPaidCollabs'])
    .select(['company_name as companyName', 'min_post_price_cents as minPostPriceCents'])
    .select(['min_story_price_cents as minStoryPriceCents', 'collaboration_types as collaborationTypes'])
    .select(['preferred_cities as preferredCities', 'accept_invitations as acceptInvitations'])
    .$narrowType<Pick<Preferences, 'collaborationTypes' | 'preferredCities'>>()
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  return saved ?? noPreferences;
}
