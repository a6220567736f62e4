import type { Ctx } from '../ctx.ts';

/**
 * Locks accounts until the transaction ends. To prevent deadlocks, every transaction locks in the same order:
 * accounts by id, a person's other rows (profile, company, Instagram proof), the campaign, its applications
 * (docs/decisions/0039).
 */
export async function lockAccounts({ db }: Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
