import type { Ctx } from '../ctx.ts';

/** Returns the staff accounts, sorted by email. Does not check the actor, because only the command line calls it. */
export function findStaff(ctx: Ctx) {
  return ctx.db
    .selectFrom('app_user')
    .select((eb) => [
      'email',
      eb('two_factor_enabled', 'is', true).$castTo<boolean>().as('hasSecondFactor'),
      eb('suspended_at', 'is not', null).$castTo<boolean>().as('isRemoved'),
    ])
    .where('role', '=', 'staff')
    .orderBy('email')
    .execute();
}
