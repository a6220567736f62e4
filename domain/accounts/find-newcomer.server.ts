import { type Ctx, isMember } from '../ctx.ts';
import { userIdOfLink } from './links.server.ts';

export type Newcomer = NonNullable<Awaited<ReturnType<typeof findNewcomer>>>;

/**
 * Returns the actor's name, email and company if `note` is the booking token from their sign-up. Returns null
 * otherwise. The token is valid for an hour and can be used more than once.
 */
export async function findNewcomer(ctx: Ctx, note: string) {
  if (!isMember(ctx.actor) || !note) return null;
  if ((await userIdOfLink(ctx, 'booking', note)) !== ctx.actor.id) return null;
  const { id, role, name, email } = ctx.actor;
  const company = await ctx.db
    .selectFrom('company')
    .select('name')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return { role, name, email, company: company?.name ?? null };
}
