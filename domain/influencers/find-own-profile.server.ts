import type { Thematic } from '../campaigns/reference.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { Figures } from './figures.ts';

/** What an influencer sees and edits of their own public profile. */
export interface OwnProfile extends Figures {
  handle: string;
  location: string;
  bio: string;
  /** A medium (`domain/files/media.ts`). */
  picture: string | null;
  thematics: Thematic[];
  figuresSource: 'declared' | 'verified';
  /** When Instagram was read; null for declared figures. */
  figuresReadAt: Date | null;
}

/** One's own public profile, or null for whoever has none. */
export async function findOwnProfile(ctx: Ctx): Promise<OwnProfile | null> {
  const row = await ctx.db
    .selectFrom('influencer')
    .select(['handle', 'location', 'bio', 'picture', 'thematics', 'followers', 'following', 'posts'])
    .select(['engagement_rate', 'figures_source', 'figures_read_at'])
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  if (!row) return null;
  const { engagement_rate, figures_source, figures_read_at, ...same } = row;
  return {
    ...same,
    thematics: row.thematics as Thematic[],
    engagementRate: engagement_rate,
    figuresSource: figures_source,
    figuresReadAt: figures_read_at,
  };
}
