import { type Ctx, requireActor } from '../ctx.ts';

/** The Instagram account of a user, connected or only entered. */
export interface InstagramAccount {
  /** Without @; empty if none was entered. */
  username: string;
  connectedAt: Date | null;
  /** Null for a brand, which has no figures. */
  figures: { source: 'declared' | 'verified'; readAt: Date | null } | null;
}

/** The actor's Instagram account, from the profile of an influencer or the company of a brand. */
export async function findInstagram(ctx: Ctx): Promise<InstagramAccount> {
  const { id } = requireActor(ctx);
  const profile = await ctx.db
    .selectFrom('influencer')
    .select(['handle', 'instagram_connected_at', 'figures_source', 'figures_read_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (profile) {
    return {
      username: profile.handle,
      connectedAt: profile.instagram_connected_at,
      figures: { source: profile.figures_source, readAt: profile.figures_read_at },
    };
  }
  const company = await ctx.db
    .selectFrom('company')
    .select(['instagram', 'instagram_connected_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return {
    username: company?.instagram ?? '',
    connectedAt: company?.instagram_connected_at ?? null,
    figures: null,
  };
}
