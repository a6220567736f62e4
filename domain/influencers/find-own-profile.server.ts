import { verificationColumns, verificationOf } from '../accounts/verification.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { endingOf } from './identity.ts';

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

export async function findOwnProfile(ctx: Ctx) {
  const row = await ctx.db
    .selectFrom('influencer')
    .select(['handle', 'phone', 'location', 'bio', 'picture', 'thematics', 'followers', 'following', 'posts'])
    .select(['engagement_rate as engagementRate', 'figures_source as figuresSource'])
    .select('figures_read_at as figuresReadAt')
    .select(verificationColumns)
    .select(['featured_at', 'collection_until'])
    .where('user_id', '=', requireActor(ctx).id)
    .$narrowType<{ thematics: Thematic[] }>()
    .executeTakeFirst();
  if (!row) return null;
  const { verified_at, verification_asked_at, verification_refusal: refusal, ...others } = row;
  const { featured_at, collection_until, ...profile } = others;
  return {
    ...profile,
    phone: profile.phone ?? '',
    verification: verificationOf(row),
    refusal,
    ending: endingOf(row),
    needsFigures: !verified_at && !collection_until,
  };
}
