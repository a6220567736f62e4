import type { Actor, Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { Proof } from './account-input.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import { spendCode } from './used-codes.server.ts';

/**
 * How the actor proved their identity. A thief who has only a stolen password can give no other proof than
 * `password`.
 */
export type ProvedBy = 'password' | 'second_factor' | 'passkey';

/**
 * Checks the actor's identity again before a sensitive change. Accepts a passkey alone, or the password. An account
 * with a second factor also needs a code with the password. Forms show the component `ProofFields`, and actions parse
 * its fields with `proofInput`. Limits attempts per account. Call this function before `act`, not inside: a rollback
 * would undo the count. Refuses with `account.wrong_password` or `field.required` on the field `password`, with
 * `account.wrong_code` or `field.required` on the field `code`, and with `account.passkey_not_valid` and
 * `account.too_many_attempts`.
 */
export async function confirmPerson(ctx: Ctx, { password, code = '', passkey }: Proof): Promise<ProvedBy> {
  const { id, email } = requirePerson(ctx);
  if (passkey) {
    if (await ctx.services.identity.provesPerson(ctx.db, id, passkey)) return 'passkey';
    throw new Refusal('account.passkey_not_valid');
  }
  if (!password) throw new Refusal('input.invalid', { password: 'field.required' });
  await countAttempt(ctx, 'password:account', id);
  if (!(await ctx.services.identity.isPassword(ctx.db, email, password)))
    throw new Refusal('input.invalid', { password: 'account.wrong_password' });
  const hasSecondFactor = (await ctx.services.identity.backupCodesLeft(ctx.db, id)) !== null;
  if (hasSecondFactor) await spendCode(ctx, id, code);
  await forgetAttempts(ctx, 'password:account', id);
  return hasSecondFactor ? 'second_factor' : 'password';
}

function requirePerson({ actor }: Ctx): Actor {
  if (!actor) throw new Refusal('session.required');
  return actor;
}
