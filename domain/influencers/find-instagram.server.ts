import { type Ctx, requireActor } from '../ctx.ts';

/** The Instagram account of a user. It may be connected, or only typed into a form. */
export type InstagramAccount = Awaited<ReturnType<typeof findInstagram>>;

/**
 * The actor's Instagram account, from the profile of an influencer or the company of a brand. The username has no @ and is empty
 * if none was entered. A brand has no figures.
 */
export async function findInstagram(ctx: Ctx) {
  const { id } = requireActor(ctx);
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(['handle as username', 'instagram_connected_at as connectedAt'])
    .select(['figures_source as source', 'figures_read_at as readAt'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (profile) {
    const { username, connectedAt, ...figures } = profile;
    return { username, connectedAt, figures };
  }
  const company = await ctx.db
    .selectFrom('company')
    .select(['instagram', 'instagram_connected_at as connectedAt'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return { username: company?.instagram ?? '', connectedAt: company?.connectedAt ?? null, figures: null };
}
