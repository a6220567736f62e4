import { verificationColumns, verificationOf } from '../accounts/verification.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { isVouchedFor } from './identity.ts';

/** An influencer's public profile, as its owner sees and edits it. */
export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

/** The actor's public profile, or null if they have none. */
export async function findOwnProfile(ctx: Ctx) {
  const row = await ctx.db
    .selectFrom('influencer')
    .select(['handle', 'location', 'bio', 'picture', 'thematics', 'followers', 'following', 'posts'])
    .select(['engagement_rate as engagementRate', 'figures_source as figuresSource'])
    .select('figures_read_at as figuresReadAt')
    .select(verificationColumns)
    .select('featured_at')
    .where('user_id', '=', requireActor(ctx).id)
    .$narrowType<{ thematics: Thematic[] }>()
    .executeTakeFirst();
  if (!row) return null;
  const { verified_at, verification_asked_at, verification_refusal: refusal, featured_at, ...profile } = row;
  return { ...profile, verification: verificationOf(row), refusal, isVouchedFor: isVouchedFor(row) };
}
