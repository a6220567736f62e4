import { type Ctx, requireStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Locks a brand's or an influencer's account until the transaction ends. Refuses with `staff.not_found`. */
export async function lockAccount(ctx: Ctx, userId: string) {
  requireStaff(ctx);
  const account = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'role', 'suspended_at'])
    .where('id', '=', userId)
    .where('role', '<>', 'staff')
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal('staff.not_found');
  return account;
}
