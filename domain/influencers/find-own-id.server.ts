import { type Ctx, requireActor } from '../ctx.ts';

/** Returns the influencer's id of the actor. Returns null if the actor has no profile. */
export async function findOwnInfluencerId(ctx: Ctx): Promise<string | null> {
  const influencer = await ctx.db
    .selectFrom('influencer')
    .select('id')
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  return influencer?.id ?? null;
}
