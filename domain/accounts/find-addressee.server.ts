import type { Actor, Ctx } from '../ctx.ts';

export type Addressee = Actor & { confirmed: boolean; suspended: boolean };

/** Returns null for unknown and erased accounts. */
export async function findAddressee(
  ctx: Ctx,
  key: { userId: string } | { email: string },
): Promise<Addressee | null> {
  const person = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'role', 'name', 'email', 'language', 'email_verified as confirmed'])
    .select((eb) => eb('suspended_at', 'is not', null).$castTo<boolean>().as('suspended'))
    .where('erased_at', 'is', null)
    .where((eb) => ('userId' in key ? eb('id', '=', key.userId) : eb('email', '=', key.email)))
    .executeTakeFirst();
  return person ?? null;
}
