import type { Ctx } from '../ctx.ts';

/** Why somebody's company or profile was not verified; null when nobody said so, or no longer. */
export async function findRefusal({ db }: Ctx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('company', 'company.user_id', 'app_user.id')
    .leftJoin('influencer', 'influencer.user_id', 'app_user.id')
    .select((eb) =>
      eb.fn.coalesce('company.verification_refusal', 'influencer.verification_refusal').as('refusal'),
    )
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  return row?.refusal ?? null;
}
