import { updateAccount } from '../accounts/update-account.server.ts';
import { renewedRequest } from '../accounts/verification.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { Refusal } from '../refusal.ts';
import { areSameFigures } from './figures.ts';
import type { ProfileInput } from './profile-input.ts';

/**
 * Updates the actor's account and public profile. All figures become declared if one of them changes. A changed handle makes
 * them declared, too, and disconnects Instagram. After a refused verification, saving requests it again. Refuses
 * `influencer.not_found` for an actor who is no influencer.
 */
export function updateProfile(ctx: Ctx, input: ProfileInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const profile = await ctx.db
      .selectFrom('influencer')
      .select([
        'id',
        'picture',
        'handle',
        'followers',
        'following',
        'posts',
        'engagement_rate',
        'figures_source',
        'verified_at',
        'verification_asked_at',
        'verification_refusal',
      ])
      .where('user_id', '=', requireActor(ctx).id)
      .forUpdate()
      .executeTakeFirst();
    if (!profile) throw new Refusal('influencer.not_found');
    const sameAccount = profile.handle.toLowerCase() === input.handle.toLowerCase();
    const figuresUnchanged =
      sameAccount && areSameFigures({ ...profile, engagementRate: profile.engagement_rate }, input);
    await updateAccount(ctx, input);
    const picture = await replaceImage(ctx, {
      of: profile.id,
      current: profile.picture,
      requested: input.picture,
      field: 'picture',
    });
    await ctx.db
      .updateTable('influencer')
      .set({
        handle: input.handle,
        location: input.location,
        bio: input.bio,
        picture,
        thematics: input.thematics,
        ...renewedRequest(profile, ctx.now),
        followers: input.followers,
        following: input.following,
        posts: input.posts,
        engagement_rate: input.engagementRate,
        ...(figuresUnchanged ? {} : { figures_source: 'declared', figures_read_at: null }),
        ...(sameAccount ? {} : { instagram_connected_at: null }),
      })
      .where('id', '=', profile.id)
      .execute();
  });
}
