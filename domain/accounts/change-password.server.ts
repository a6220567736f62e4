import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import type { PasswordInput } from './account-input.ts';
import { refuseCommonPassword } from './common-passwords.server.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Changes the actor's password and ends every other session. Returns the cookies of the continued session. Refuses a wrong
 * current password (`account.wrong_password`, counted by account) and a common new one (`account.password_too_common`).
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordInput,
  origin: RequestOrigin,
): Promise<string[]> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'password:account', id);
  refuseCommonPassword(input.newPassword, 'newPassword');
  const cookies = await act(ctx, async (ctx) => {
    const cookies = await ctx.services.identity.changePassword(ctx.db, input, origin.headers);
    if (!cookies) throw new Refusal('input.invalid', { currentPassword: 'account.wrong_password' });
    await record(ctx, 'account.password_changed', { userId: id });
    await enqueue(ctx, 'mail.password_changed', { userId: id });
    return cookies;
  });
  await forgetAttempts(ctx, 'password:account', id);
  return cookies;
}
