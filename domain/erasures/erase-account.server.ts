import { lockAccountRows } from '../accounts/lock-accounts.server.ts';
import type { Ctx } from '../ctx.ts';
import { archiveKey } from '../exports/export.ts';
import { enqueue } from '../jobs.server.ts';
import { endCollaborations } from './end-collaborations.server.ts';
import { eraseFiles } from './erase-files.server.ts';
import { erasePersonalRows } from './erase-rows.server.ts';

type Work = Pick<Ctx, 'db' | 'now'>;

/** Number of stored keys that one job removes. The limit keeps each job short. */
const KEYS_PER_JOB = 200;

/**
 * Erases a brand's or an influencer's account in one transaction. `storedData` lists the columns that stay: an id
 * without a name (because rows of other accounts refer to the id), the other side's conversations, bookkeeping and the
 * audit log. Jobs then remove the stored files and close the account at the billing provider. Returns false if the
 * account is already erased or its erasure is not due. `evenIfNotDue` is for accounts that a restored backup brought
 * back (`eraseAgain`), because the backup can be older than the request for the erasure.
 */
export function eraseAccount(
  { db, now }: Work,
  userId: string,
  { evenIfNotDue = false } = {},
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const ctx = { db, now };
    await lockAccountRows(ctx, [userId]);
    const person = await ctx.db
      .selectFrom('app_user')
      .select('erasure_due_at')
      .where('id', '=', userId)
      .where('role', '<>', 'staff')
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!person) return false;
    const isDue = person.erasure_due_at !== null && person.erasure_due_at <= ctx.now;
    if (!isDue && !evenIfNotDue) return false;
    await lockPersonRows(ctx, userId);
    await markErased(ctx, userId);
    await endCollaborations(ctx, userId);
    const customers = await ctx.db
      .selectFrom('billing_account')
      .select('customer')
      .where('user_id', '=', userId)
      .execute();
    const exports = await ctx.db.selectFrom('export').select('id').where('user_id', '=', userId).execute();
    await erasePersonalRows(ctx, userId);
    const keys = [...(await eraseFiles(ctx, userId)), ...exports.map(({ id }) => archiveKey(id))];
    for (let at = 0; at < keys.length; at += KEYS_PER_JOB)
      await enqueue(ctx, 'erasure.files', { keys: keys.slice(at, at + KEYS_PER_JOB) });
    for (const { customer } of customers) await enqueue(ctx, 'subscription.close', { customer });
    return true;
  });
}

/** Locks the rows in the order of docs/decisions/0039. */
async function lockPersonRows({ db }: Work, userId: string): Promise<void> {
  await db.selectFrom('influencer').select('id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  await db.selectFrom('company').select('id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

async function markErased({ db, now }: Work, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((eb) => ({
      erased_at: now,
      erasure_due_at: null,
      suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)),
    }))
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('subscription')
    .set({ status: 'canceled', cancel_at_period_end: false })
    .where('user_id', '=', userId)
    .execute();
}
