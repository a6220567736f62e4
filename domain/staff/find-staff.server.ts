import type { Ctx } from '../ctx.ts';

/** All staff accounts, by email. Only for the command line; checks no actor. */
export async function findStaff(
  ctx: Ctx,
): Promise<{ email: string; hasSecondFactor: boolean; isRemoved: boolean }[]> {
  const rows = await ctx.db
    .selectFrom('app_user')
    .select(['email', 'two_factor_enabled', 'suspended_at'])
    .where('role', '=', 'staff')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    hasSecondFactor: row.two_factor_enabled === true,
    isRemoved: row.suspended_at !== null,
  }));
}
