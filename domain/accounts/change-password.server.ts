import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import type { PasswordInput } from './account-input.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * A new password for whoever knows the current one (`account.wrong_password`, counted by account), unless it is among
 * the commonest. Ends every other session, and gives the cookies of the one that goes on.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordInput,
  origin: RequestOrigin,
): Promise<string[]> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'password:account', id);
  if (isCommonPassword(input.newPassword)) {
    throw new Refusal('input.invalid', { newPassword: 'account.password_too_common' });
  }
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
