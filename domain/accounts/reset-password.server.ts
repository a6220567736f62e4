import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { deleteWaiting } from './email-change/ask-for-email-change.server.ts';
import { forgetAttempts } from './limits.server.ts';
import { spendLink, userIdOfLink } from './links.server.ts';
import { deleteFactors, deleteNewPasskeys } from './new-factors.server.ts';
import { openSession } from './open-session.server.ts';
import { refuseWeakPassword } from './refuse-weak-password.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Sets a new password with an emailed link, ends every session and opens a new session. Users with a second factor get
 * a challenge instead. Also confirms the email address, because the user received the link there. Removes an
 * unconfirmed email change and passkeys that a brand or an influencer added in the last seven days, because they may be
 * a thief's. If the address of a brand or an influencer was never confirmed before, removes every factor
 * (`deleteFactors`), because a stranger may have signed up with the address. Refuses with `account.link_not_valid`,
 * `account.password_too_common`, `account.password_breached` and `account.suspended`.
 */
export async function resetPassword(
  ctx: Ctx,
  input: { token: string; password: string },
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  // Only people with a link may cause requests to the service of breached passwords.
  if (!(await userIdOfLink(ctx, 'reset', input.token))) throw new Refusal('account.link_not_valid');
  await refuseWeakPassword(ctx, input.password, 'password');
  const { email } = await act(ctx, async (ctx) => {
    const userId = await spendLink(ctx, 'reset', input.token);
    if (!userId) throw new Refusal('account.link_not_valid');
    await deleteWaiting(ctx, userId);
    await ctx.services.identity.setPassword(ctx.db, userId, input.password);
    await record(ctx, 'account.password_reset', { userId });
    await enqueue(ctx, 'mail.password_changed', { userId });
    const user = await ctx.db
      .selectFrom('app_user')
      .select(['email', 'email_verified', 'role'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await ctx.db
      .updateTable('app_user')
      .set({ email_verified: true, updated_at: ctx.now })
      .where('id', '=', userId)
      .execute();
    if (user.role === 'staff') return user;
    const removed = await (user.email_verified ? deleteNewPasskeys : deleteFactors)(ctx, userId);
    for (const change of removed) {
      await record(ctx, `account.${change}`, { userId });
      await enqueue(ctx, 'mail.protection_changed', { userId, change });
    }
    return user;
  });
  await forgetAttempts(ctx, 'sign-in:account', email);
  return openSession(ctx, { email, password: input.password }, origin.headers);
}
