import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { PasswordInput } from './account-input.ts';
import { deleteWaiting } from './email-change/ask-for-email-change.server.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import { deleteResetLinks } from './links.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';
import { refuseWeakPassword } from './refuse-weak-password.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { spendCode } from './used-codes.server.ts';

/**
 * Changes the actor's password and ends every other session. Deletes an unconfirmed email change and the emailed links
 * that reset the password, because a thief may have requested them. Requires a code if the actor has a second factor.
 * Writes an audit entry if the actor is staff. Returns the cookies of the continued session. Limits attempts per
 * account. Refuses with `account.wrong_password`, `account.password_too_common`, `account.password_breached`,
 * `account.too_many_attempts`, and with `account.wrong_code` or `field.required` on the field `code`.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordInput,
  origin: RequestOrigin,
): Promise<string[]> {
  const { id, email, role } = requireMemberOrStaff(ctx);
  const { identity } = ctx.services;
  await countAttempt(ctx, 'password:account', id);
  await refuseWeakPassword(ctx, input.newPassword, 'newPassword');
  if ((await identity.backupCodesLeft(ctx.db, id)) !== null) {
    if (!(await identity.isPassword(ctx.db, email, input.currentPassword))) throw wrongPassword();
    await spendCode(ctx, id, input.code ?? '');
  }
  const cookies = await act(ctx, async (ctx) => {
    await lockAccounts(ctx, [id]);
    const cookies = await identity.changePassword(ctx.db, input, origin.headers);
    if (!cookies) throw wrongPassword();
    await deleteWaiting(ctx, id);
    await deleteResetLinks(ctx, id);
    await record(ctx, 'account.password_changed', { userId: id });
    await enqueue(ctx, 'mail.password_changed', { userId: id });
    if (role === 'staff') await audit(ctx, 'staff.password_changed', id);
    return cookies;
  });
  await forgetAttempts(ctx, 'password:account', id);
  return cookies;
}

const wrongPassword = () => new Refusal('input.invalid', { currentPassword: 'account.wrong_password' });
