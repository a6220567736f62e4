import type { Actor, Ctx } from '../ctx.ts';

/** Whom a letter is for: the language they read, whether their address is known to be theirs, and whether they are shut out. */
export type Addressee = Actor & { confirmed: boolean; suspended: boolean };

/** The account behind an id or an e-mail, for whoever writes to it; null when there is none (any more). */
export async function findAddressee(
  ctx: Ctx,
  who: { userId: string } | { email: string },
): Promise<Addressee | null> {
  const person = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'role', 'name', 'email', 'language', 'email_verified as confirmed'])
    .select((eb) => eb('suspended_at', 'is not', null).$castTo<boolean>().as('suspended'))
    .where((eb) => ('userId' in who ? eb('id', '=', who.userId) : eb('email', '=', who.email)))
    .executeTakeFirst();
  return person ?? null;
}
