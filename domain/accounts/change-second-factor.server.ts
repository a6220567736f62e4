import { act, type Ctx, requireActor, requireMemberOrStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { Proof } from './account-input.ts';
import { confirmPerson } from './confirm-person.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Removes the second factor of a brand or an influencer, ends every other session, and tells the owner by email. Staff
 * cannot remove their own second factor. Refuses like `confirmPerson`, and with `account.no_second_factor`.
 */
export async function removeSecondFactor(ctx: Ctx, proof: Proof, { headers }: RequestOrigin): Promise<void> {
  const { id } = requireActor(ctx);
  await requireProof(ctx, id, proof);
  await act(ctx, async (ctx) => {
    await ctx.services.identity.forgetSecondFactor(ctx.db, id);
    await ctx.services.identity.endOtherSessions(ctx.db, id, headers);
    await record(ctx, 'account.second_factor_removed', { userId: id });
    await enqueue(ctx, 'mail.protection_changed', { userId: id, change: 'second_factor_removed' });
  });
}

/**
 * Replaces all backup codes and returns the new backup codes. Tells the owner by email, and writes an audit entry if
 * the actor is staff. Refuses like `confirmPerson`, and with `account.no_second_factor`.
 */
export async function renewBackupCodes(ctx: Ctx, proof: Proof): Promise<string[]> {
  const { id, role } = requireMemberOrStaff(ctx);
  await requireProof(ctx, id, proof);
  return act(ctx, async (ctx) => {
    const codes = await ctx.services.identity.renewBackupCodes(ctx.db, id);
    if (!codes) throw new Refusal('account.no_second_factor');
    await record(ctx, 'account.backup_codes_renewed', { userId: id });
    await enqueue(ctx, 'mail.protection_changed', { userId: id, change: 'backup_codes_renewed' });
    if (role === 'staff') await audit(ctx, 'staff.backup_codes_renewed', id);
    return codes;
  });
}

/** Requires a code again in every browser in which the actor could log in without a code. */
export async function forgetBrowsers(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  await ctx.services.identity.forgetBrowsers(ctx.db, id);
}

/**
 * Checks the proof, then refuses an account without a second factor. `confirmPerson` accepts such an account with a
 * password or a passkey alone.
 */
async function requireProof(ctx: Ctx, userId: string, proof: Proof): Promise<void> {
  await confirmPerson(ctx, proof);
  if ((await ctx.services.identity.backupCodesLeft(ctx.db, userId)) === null)
    throw new Refusal('account.no_second_factor');
}
