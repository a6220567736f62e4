import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import { act, type Ctx } from '../../ctx.ts';
import { record } from '../../events.server.ts';
import { enqueue } from '../../jobs.server.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from '../../staff/audit.server.ts';
import { findAddressee } from '../find-addressee.server.ts';
import { forgetAttempts } from '../limits.server.ts';
import { deletePendingLinks } from '../links.server.ts';
import { lockAccounts } from '../lock-accounts.server.ts';
import { endRecovery } from '../open-recovery.server.ts';
import { openSession } from '../open-session.server.ts';
import { refuseWeakPassword } from '../refuse-weak-password.server.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { deleteWaiting } from './ask-for-email-change.server.ts';
import { findUndoable } from './find-email-change.server.ts';

/**
 * Gives an account its old email address back with the link that was emailed to that address, sets a new
 * password, ends every session and opens a new session. Staff with a second factor get a challenge instead. Also undoes
 * all later changes. Removes the second factor and the passkeys of a brand or an influencer, because a thief may have
 * added them. For the same reason, ends every emailed link, every half-finished login, and a request to remove the
 * second factor. Refuses with `account.link_not_valid`, `account.password_too_common`, `account.password_breached` and
 * `account.suspended`.
 */
export async function undoEmailChange(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  const { identity } = ctx.services;
  // Only people with a link may cause requests to the service of breached passwords.
  if (!(await findUndoable(ctx, token))) throw new Refusal('account.link_not_valid');
  await refuseWeakPassword(ctx, password, 'password');
  const email = await act(ctx, async (ctx) => {
    const { userId } = (await findUndoable(ctx, token)) ?? {};
    if (!userId) throw new Refusal('account.link_not_valid');
    await lockAccounts(ctx, [userId]);
    const change = await findUndoable(ctx, token);
    const person = await findAddressee(ctx, { userId });
    if (!change || !person) throw new Refusal('account.link_not_valid');
    await ctx.db
      .updateTable('app_user')
      .set({ email: change.oldEmail, email_verified: true, updated_at: ctx.now })
      .where('id', '=', userId)
      .execute();
    const undone = await ctx.db
      .updateTable('email_change')
      .set({ undone_at: ctx.now })
      .where('user_id', '=', userId)
      .where('confirmed_at', '>=', change.confirmedAt)
      .where('undone_at', 'is', null)
      .returning('id')
      .execute();
    await deleteWaiting(ctx, userId);
    await deletePendingLinks(ctx, userId);
    await endRecovery(ctx, userId);
    if (person.role !== 'staff') {
      await identity.forgetSecondFactor(ctx.db, userId);
      await identity.forgetPasskeys(ctx.db, userId);
    }
    await identity.setPassword(ctx.db, userId, password);
    await record(ctx, 'account.email_change_undone', { userId });
    if (person.role === 'staff') await audit({ ...ctx, actor: person }, 'staff.email_changed', userId);
    for (const { id } of undone) await enqueue(ctx, 'mail.email_change_undone', { changeId: id });
    await enqueue(ctx, 'billing.email', { userId });
    return change.oldEmail;
  });
  await forgetAttempts(ctx, 'sign-in:account', email);
  return openSession(ctx, { email, password }, origin.headers);
}
