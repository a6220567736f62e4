import type { Ctx } from '../ctx.ts';

/**
 * Locks accounts until the transaction ends. Every transaction locks rows in the same order: accounts by id, then
 * rows of a person, then the campaign, then its applications. This order prevents deadlocks (docs/decisions/0039).
 */
export async function lockAccounts({ db }: Ctx, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
