import { dictionary } from '@zxcvbn-ts/language-common';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

const common = new Set(dictionary['passwords-common'].map((password) => password.toString()));

/**
 * Refuses about 49,000 common passwords with `account.password_too_common`, whether in upper or lower case. Refuses
 * passwords of known data breaches with `account.password_breached`, if a service is configured. Callers must not be
 * inside a transaction, because the service is on another machine.
 */
export async function refuseWeakPassword(ctx: Ctx, password: string, field: string): Promise<void> {
  if (common.has(password.toLowerCase()))
    throw new Refusal('input.invalid', { [field]: 'account.password_too_common' });
  if (await ctx.services.breachedPasswords.includes(password))
    throw new Refusal('input.invalid', { [field]: 'account.password_breached' });
}
