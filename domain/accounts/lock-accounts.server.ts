import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/**
 * Locks accounts until the transaction ends. To prevent deadlocks, every transaction locks in the same order: accounts
 * by id, a person's other rows (profile, company, Instagram proof), the campaign, its applications, the deal
 * (docs/decisions/0039). Refuses with `account.gone` if one of the accounts is erased, even if the erasure ended while
 * this function waited for the lock.
 */
export async function lockAccounts(ctx: Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<void> {
  const locked = await lockAccountRows(ctx, userIds);
  if (locked.some(({ erased_at }) => erased_at)) throw new Refusal('account.gone');
}

/**
 * Locks like `lockAccounts`, but does not refuse erased accounts. For erasures, for reports on content of erased
 * accounts, and for jobs that read the account's rows only after this lock.
 */
export function lockAccountRows({ db }: Pick<Ctx, 'db'>, userIds: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(['id', 'erased_at'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
