import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, isExhausted } from './limits.server.ts';

export const isBackupCode = (code: string): boolean => !/^\d{6}$/.test(code);

/** Returns whether the account used this code in the last two minutes, which is longer than a code is valid. */
export const wasUsed = (ctx: Ctx, userId: string, code: string): Promise<boolean> =>
  isExhausted(ctx, 'code:account', `${userId} ${code}`);

/**
 * Checks a code of a signed-in user. Each code works once. Call this function before `act`, not inside. Refuses with
 * `account.wrong_code` or `field.required` on the field `code`, and with `account.too_many_attempts`.
 */
export async function spendCode(ctx: Ctx, userId: string, code: string): Promise<void> {
  if (!code) throw new Refusal('input.invalid', { code: 'field.required' });
  const isUsed = await wasUsed(ctx, userId, code);
  const typed = { code: isUsed ? '' : code, isBackup: isBackupCode(code) };
  const outcome = await ctx.services.identity.checkCode(ctx.db, userId, typed);
  if (outcome === 'locked') throw new Refusal('account.too_many_attempts');
  if (outcome === 'wrong') throw wrongCode();
  await countAttempt(ctx, 'code:account', `${userId} ${code}`).catch((error: unknown) => {
    throw error instanceof Refusal ? wrongCode() : error;
  });
}

export const wrongCode = () => new Refusal('input.invalid', { code: 'account.wrong_code' });
