import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { spendLink } from './links.server.ts';

/** Confirms an email address with an emailed link. Refuses with `account.link_not_valid`. */
export function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const userId = await spendLink(ctx, 'confirm', token);
    if (!userId) throw new Refusal('account.link_not_valid');
    await ctx.db
      .updateTable('app_user')
      .set({ email_verified: true, updated_at: ctx.now })
      .where('id', '=', userId)
      .execute();
    await record(ctx, 'account.email_confirmed', { userId });
  });
}
