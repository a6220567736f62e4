import type { Ctx } from '../../ctx.ts';
import { type Addressee, findAddressee } from '../find-addressee.server.ts';
import { isEmailTaken } from './is-email-taken.server.ts';
import { emailChangeToken } from './tokens.server.ts';

/** `person` has the address that the email goes to. */
export interface ChangeEmail {
  person: Addressee;
  newEmail: string;
  token: string | null;
  undoUntil: Date | null;
}

/**
 * Returns who gets an email about a requested change: the new address with a `token`, or the owner of the taken address
 * without a `token`. Returns null if:
 * - the request was replaced, cancelled or confirmed, or has expired
 * - the account is suspended
 * - the address is reserved: no account has the address now, but another account could return to it by undoing a change
 */
export async function findRequestEmail(ctx: Ctx, changeId: string): Promise<ChangeEmail | null> {
  const change = await findChange(ctx, changeId);
  if (!change || change.confirmedAt || change.expiresAt <= ctx.now || change.person.suspended) return null;
  const { newEmail, person } = change;
  if (!(await isEmailTaken(ctx, newEmail, person.id))) {
    const token = emailChangeToken(ctx, 'confirm', changeId);
    return { person: { ...person, email: newEmail }, newEmail, token, undoUntil: null };
  }
  const owner = await findAddressee(ctx, { email: newEmail });
  return owner && { person: owner, newEmail, token: null, undoUntil: null };
}

/** Returns the email to the old address about a confirmed change, with a `token` if the change can be undone. */
export async function findChangedEmail(ctx: Ctx, changeId: string): Promise<ChangeEmail | null> {
  const change = await findChange(ctx, changeId);
  if (!change?.confirmedAt) return null;
  const { newEmail, oldEmail, undoUntil, undoneAt, person } = change;
  const token = undoUntil && !undoneAt ? emailChangeToken(ctx, 'undo', changeId) : null;
  return { person: { ...person, email: oldEmail }, newEmail, token, undoUntil };
}

/** Returns the email that tells the new address that the change was undone. */
export async function findUndoneEmail(ctx: Ctx, changeId: string): Promise<ChangeEmail | null> {
  const change = await findChange(ctx, changeId);
  if (!change?.undoneAt) return null;
  const { newEmail, person } = change;
  return { person: { ...person, email: newEmail }, newEmail, token: null, undoUntil: null };
}

async function findChange(ctx: Ctx, changeId: string) {
  const change = await ctx.db
    .selectFrom('email_change')
    .select(['user_id as userId', 'old_email as oldEmail', 'new_email as newEmail'])
    .select(['confirmed_at as confirmedAt', 'undo_until as undoUntil', 'undone_at as undoneAt'])
    .select('expires_at as expiresAt')
    .where('id', '=', changeId)
    .executeTakeFirst();
  const person = change && (await findAddressee(ctx, { userId: change.userId }));
  return change && person ? { ...change, person } : null;
}
