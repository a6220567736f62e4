import type { Ctx } from '../../ctx.ts';

/** Returns whether another account uses this email address, or may get this address back by undoing a change. */
export async function isEmailTaken(ctx: Ctx, email: string, userId: string): Promise<boolean> {
  const other = await ctx.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined || isEmailReserved(ctx, email, userId);
}

/** Returns whether an account other than `userId` may return to this email address by undoing a change. */
export async function isEmailReserved({ db, now }: Ctx, email: string, userId: string): Promise<boolean> {
  const change = await db
    .selectFrom('email_change')
    .select('id')
    .where('old_email', '=', email)
    .where('user_id', '<>', userId)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return change !== undefined;
}
