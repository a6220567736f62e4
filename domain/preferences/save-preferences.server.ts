import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { Preferences } from './preferences.ts';

interface SaveOptions {
  /** Keeps the stored address if gifts are not accepted. A brand with a deal then still sees it. */
  keepsAddress?: boolean;
}

export function savePreferences(
  ctx: Ctx,
  preferences: Preferences,
  { keepsAddress = false }: SaveOptions = {},
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireActor(ctx);
    // `inviteInfluencer` locks the same account before it reads `accept_invitations`, so it never reads a
    // value that this transaction is changing.
    await lockAccounts(ctx, [id]);
    const address = {
      street: preferences.street,
      zip_code: preferences.zipCode,
      city: preferences.city,
      phone: preferences.phone,
      delivery_instructions: preferences.deliveryInstructions,
    };
    const values = {
      accept_gifts: preferences.acceptGifts,
      ...((preferences.acceptGifts || !keepsAddress) && address),
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
      .values({ user_id: id, ...address, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await record(ctx, 'preferences.saved', { userId: id });
  });
}
