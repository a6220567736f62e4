import { type Ctx, isMember, type Role } from '../ctx.ts';
import { personOfLink } from './links.server.ts';

/** Whoever has just signed up, as the booking pages greet them. */
export interface Newcomer {
  role: Role;
  name: string;
  email: string;
  company: string | null;
}

/** The actor, when the note of their sign-up says that it was within the hour; otherwise null. Reading it does not spend it. */
export async function findNewcomer(ctx: Ctx, note: string): Promise<Newcomer | null> {
  if (!isMember(ctx.actor) || !note) return null;
  if ((await personOfLink(ctx, 'booking', note)) !== ctx.actor.id) return null;
  const { id, role, name, email } = ctx.actor;
  const company = await ctx.db
    .selectFrom('company')
    .select('name')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return { role, name, email, company: company?.name ?? null };
}
