import type { Ctx } from '../ctx.ts';

/**
 * Returns the actor's email address and whether it is confirmed. Returns null for visitors. Only users with a
 * confirmed address may email influencers.
 */
export async function findConfirmation(ctx: Ctx): Promise<{ email: string; confirmed: boolean } | null> {
  if (!ctx.actor) return null;
  const user = await ctx.db
    .selectFrom('app_user')
    .select(['email', 'email_verified as confirmed'])
    .where('id', '=', ctx.actor.id)
    .executeTakeFirst();
  return user ?? null;
}
