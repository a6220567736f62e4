import { type Ctx, requireMemberOrStaff } from '../../ctx.ts';
import { idOfToken } from './tokens.server.ts';

/** Returns the actor's unconfirmed request, or null. */
export async function findWaitingChange(ctx: Ctx): Promise<{ email: string; until: Date } | null> {
  const { id } = requireMemberOrStaff(ctx);
  const change = await ctx.db
    .selectFrom('email_change')
    .select(['new_email as email', 'expires_at as until'])
    .where('user_id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return change ?? null;
}

const columns = ['id', 'user_id as userId', 'old_email as oldEmail', 'new_email as newEmail'] as const;

/** Returns the change that the token of an emailed link can confirm, or null. */
export async function findConfirmable(ctx: Ctx, token: string) {
  const id = idOfToken(ctx, 'confirm', token);
  if (!id) return null;
  const change = await ctx.db
    .selectFrom('email_change')
    .select([...columns, 'proved_by as provedBy'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return change ?? null;
}

/** Returns the change that the token of an emailed link can undo, or null. */
export async function findUndoable(ctx: Ctx, token: string) {
  const id = idOfToken(ctx, 'undo', token);
  if (!id) return null;
  const change = await ctx.db
    .selectFrom('email_change')
    .select([...columns, 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .where('undo_until', '>', ctx.now)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return change ?? null;
}
