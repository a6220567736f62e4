import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { Preferences } from './preferences.ts';

export function savePreferences(ctx: Ctx, preferences: Preferences): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireActor(ctx);
    // `inviteInfluencer` locks the same account before it reads `accept_invitations`, so it never reads a
    // value that this transaction is changing.
    await lockAccounts(ctx, [id]);
    const values = {
      accept_gifts: preferences.acceptGifts,
      street: preferences.street,
      zip_code: preferences.zipCode,
      city: preferences.city,
      phone: preferences.phone,
      delivery_instructions: preferences.deliveryInstructions,
      accept_paid_collabs: preferences.acceptPaidCollabs,
      company_name: preferences.companyName,
      min_post_price_cents: preferences.minPostPriceCents,
      min_story_price_cents: preferences.minStoryPriceCents,
      collaboration_types: preferences.collaborationTypes,
      preferred_cities: preferences.preferredCities,
      accept_invitations: preferences.acceptInvitations,
      updated_at: ctx.now,
    };
    await ctx.db
      .insertInto('preferences')
      .values({ user_id: id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await record(ctx, 'preferences.saved', { userId: id });
  });
}
