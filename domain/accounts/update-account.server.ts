import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { AccountInput } from './account-input.ts';

/** Updates the actor's name and language. For an influencer, also updates the name in the public profile. */
export function updateAccount(ctx: Ctx, input: AccountInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id } = requireActor(ctx);
    await ctx.db
      .updateTable('app_user')
      .set({ name: input.fullName, language: input.language, updated_at: ctx.now })
      .where('id', '=', id)
      .execute();
    await ctx.db
      .updateTable('influencer')
      .set({ full_name: input.fullName })
      .where('user_id', '=', id)
      .execute();
    await record(ctx, 'account.updated', { userId: id });
  });
}
