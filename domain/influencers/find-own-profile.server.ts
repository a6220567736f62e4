import { type Verification, verificationOf } from '../accounts/verification.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { Figures } from './figures.ts';

/** An influencer's public profile, as its owner sees and edits it. */
export interface OwnProfile extends Figures {
  handle: string;
  location: string;
  bio: string;
  /** A media reference (`domain/files/media.ts`). */
  picture: string | null;
  thematics: Thematic[];
  figuresSource: 'declared' | 'verified';
  /** When Instagram was last read; null for declared figures. */
  figuresReadAt: Date | null;
  verification: Verification;
  /** Why staff refused the verification. */
  refusal: string | null;
}

/** The actor's public profile, or null if they have none. */
export async function findOwnProfile(ctx: Ctx): Promise<OwnProfile | null> {
  const row = await ctx.db
    .selectFrom('influencer')
    .select(['handle', 'location', 'bio', 'picture', 'thematics', 'followers', 'following', 'posts'])
    .select(['engagement_rate', 'figures_source', 'figures_read_at'])
    .select(['verified_at', 'verification_asked_at', 'verification_refusal'])
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    handle: row.handle,
    location: row.location,
    bio: row.bio,
    picture: row.picture,
    followers: row.followers,
    following: row.following,
    posts: row.posts,
    thematics: row.thematics as Thematic[],
    engagementRate: row.engagement_rate,
    figuresSource: row.figures_source,
    figuresReadAt: row.figures_read_at,
    verification: verificationOf(row),
    refusal: row.verification_refusal,
  };
}
