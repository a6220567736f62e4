import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { PasswordInput } from './account-input.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import { refuseWeakPassword } from './refuse-weak-password.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Changes the actor's password and ends every other session. Writes an audit entry if the actor is staff. Returns the
 * cookies of the continued session. Limits attempts per account. Refuses with `account.wrong_password`,
 * `account.password_too_common`, `account.password_breached` and `account.too_many_attempts`.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordInput,
  origin: RequestOrigin,
): Promise<string[]> {
  const { id, role } = requireMemberOrStaff(ctx);
  await countAttempt(ctx, 'password:account', id);
  await refuseWeakPassword(ctx, input.newPassword, 'newPassword');
  const cookies = await act(ctx, async (ctx) => {
    const cookies = await ctx.services.identity.changePassword(ctx.db, input, origin.headers);
    if (!cookies) throw new Refusal('input.invalid', { currentPassword: 'account.wrong_password' });
    await record(ctx, 'account.password_changed', { userId: id });
    await enqueue(ctx, 'mail.password_changed', { userId: id });
    if (role === 'staff') await audit(ctx, 'staff.password_changed', id);
    return cookies;
  });
  await forgetAttempts(ctx, 'password:account', id);
  return cookies;
}
