import { type Ctx, requireActor } from '../ctx.ts';

/** The Instagram account of a user, connected or only entered. */
export interface InstagramAccount {
  /** Without @; empty if none was entered. */
  username: string;
  connectedAt: Date | null;
  /** Null for a brand, because it has no figures. */
  figures: { source: 'declared' | 'verified'; readAt: Date | null } | null;
}

/** The actor's Instagram account, from the profile of an influencer or the company of a brand. */
export async function findInstagram(ctx: Ctx): Promise<InstagramAccount> {
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
