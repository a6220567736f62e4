import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { AccountInput } from './account-input.ts';

/** Updates only the account. `updateProfile` also updates an influencer's public profile. */
export function updateAccount(ctx: Ctx, input: AccountInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireActor(ctx);
    await ctx.db
      .updateTable('app_user')
      .set({ name: input.fullName, language: input.language, updated_at: ctx.now })
      .where('id', '=', id)
      .execute();
    await record(ctx, 'account.updated', { userId: id });
  });
}
