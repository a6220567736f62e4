import { DAY_MS } from '../../clock.ts';
import { act, type Ctx } from '../../ctx.ts';
import { record } from '../../events.server.ts';
import { enqueue } from '../../jobs.server.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from '../../staff/audit.server.ts';
import { findAddressee } from '../find-addressee.server.ts';
import { moveAttempts } from '../limits.server.ts';
import { deleteEmailedLinks } from '../links.server.ts';
import { lockAccounts } from '../lock-accounts.server.ts';
import { hasNewFactor } from '../new-factors.server.ts';
import { UNDO_DAYS } from './email-change.ts';
import { findConfirmable } from './find-email-change.server.ts';
import { isEmailTaken } from './is-email-taken.server.ts';

/**
 * Changes the email address of an account with the link that was emailed to the new address. Sessions continue. Deletes
 * the links of `deleteEmailedLinks`, because people who read the old mailbox could use them. Attempts that were counted
 * for the old address count for the new address. Refuses with `account.link_not_valid`, `account.suspended`, and
 * `account.email_taken` if another account took the address meanwhile.
 * The change can be undone from the old address for seven days if the old address was confirmed, and if one of these is
 * true:
 * - only a password proved the request
 * - the account added a second factor or a passkey in the last seven days
 */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<void> {
  try {
    await act(ctx, (ctx) => confirm(ctx, token));
  } catch (error) {
    if (isUsedEmail(error)) throw new Refusal('account.email_taken');
    throw error;
  }
}

/** A sign-up can take the address at the same moment. Other constraints say nothing about the address. */
function isUsedEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'app_user_email_key';
}

async function confirm(ctx: Ctx, token: string): Promise<void> {
  const found = await findConfirmable(ctx, token);
  if (!found) throw new Refusal('account.link_not_valid');
  const { id, userId, newEmail } = found;
  await lockAccounts(ctx, [userId]);
  const change = await findConfirmable(ctx, token);
  const person = await findAddressee(ctx, { userId });
  if (!change || !person) throw new Refusal('account.link_not_valid');
  if (person.suspended) throw new Refusal('account.suspended');
  await ctx.db
    .updateTable('app_user')
    .set({ email: newEmail, email_verified: true, updated_at: ctx.now })
    .where('id', '=', userId)
    .execute();
  // This check must follow the update. If another account is giving up this address at the same moment, the update
  // waits for that change. The address may then be reserved, so that the other account can undo its change.
  if (await isEmailTaken(ctx, newEmail, userId)) throw new Refusal('account.email_taken');
  // Without a confirmation, the old address may belong to a stranger.
  const isUndoable =
    person.confirmed && (change.provedBy === 'password' || (await hasNewFactor(ctx, userId)));
  await ctx.db
    .updateTable('email_change')
    .set({
      old_email: person.email,
      confirmed_at: ctx.now,
      undo_until: isUndoable ? new Date(ctx.now.getTime() + UNDO_DAYS * DAY_MS) : null,
    })
    .where('id', '=', id)
    .execute();
  await deleteEmailedLinks(ctx, userId);
  await moveAttempts(ctx, ['sign-in:account', 'reset:account'], { from: person.email, to: newEmail });
  await record(ctx, 'account.email_changed', { userId });
  if (person.role === 'staff') await audit({ ...ctx, actor: person }, 'staff.email_changed', userId);
  await enqueue(ctx, 'mail.email_changed', { changeId: id, confirmed: person.confirmed });
  await enqueue(ctx, 'billing.email', { userId });
}
