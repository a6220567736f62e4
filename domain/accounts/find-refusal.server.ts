import type { Ctx } from '../ctx.ts';

/** Returns the reason why staff refused to verify a user's company or profile. Returns null if staff did not refuse. */
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
