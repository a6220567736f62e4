import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { updateAccount } from '../accounts/update-account.server.ts';
import { renewedRequest, verificationColumns } from '../accounts/verification.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { dropCode } from '../instagram/code.server.ts';
import { endProof } from '../instagram/end-proof.server.ts';
import { Refusal } from '../refusal.ts';
import { identityChange, identityColumns } from './change-identity.server.ts';
import { isSameHandle } from './handle.ts';
import type { ProfileInput } from './profile-input.ts';

const figureColumns = ['followers', 'following', 'posts', 'engagement_rate'] as const;

/**
 * Updates the actor's account and public profile. A changed figure or handle makes all figures declared. A changed
 * handle also disconnects Instagram and ends the proof of the account. A changed name or handle ends the verification
 * and the featuring. `identityChange` refuses such a change without a confirmation. If staff refused the verification
 * earlier, saving requests it again. Refuses with `influencer.not_found` if the actor is not an influencer.
 */
export function updateProfile(ctx: Ctx, input: ProfileInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireActor(ctx);
    await lockAccounts(ctx, [userId]);
    const profile = await ctx.db
      .selectFrom('influencer')
      .select(['picture', ...identityColumns, ...figureColumns])
      .select(verificationColumns)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!profile) throw new Refusal('influencer.not_found');
    const sameAccount = isSameHandle(profile.handle, input.handle);
    const changedIdentity = await identityChange(ctx, profile, input);
    const { followers, following, posts, engagementRate } = input;
    const figures = { followers, following, posts, engagement_rate: engagementRate };
    const loaded = {
      followers: input.loadedFollowers,
      following: input.loadedFollowing,
      posts: input.loadedPosts,
      engagement_rate: input.loadedEngagementRate,
    };
    // If the user changed none of the figures, the stored ones stay. They may be newer than the form, because
    // Instagram may have been read after it was loaded.
    const isUnchanged =
      sameAccount &&
      [loaded, profile].some((before) => figureColumns.every((name) => before[name] === figures[name]));
    if (!sameAccount) {
      await dropCode(ctx, userId);
      await endProof(ctx, userId);
    }
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
        full_name: input.fullName,
        handle: input.handle,
        ...(input.phone === undefined ? {} : { phone: input.phone || null }),
        location: input.location,
        bio: input.bio,
        picture,
        thematics: input.thematics,
        ...renewedRequest(profile, ctx.now),
        ...changedIdentity,
        ...(isUnchanged ? {} : { ...figures, ...declaredAt(ctx.now) }),
        ...(sameAccount ? {} : { instagram_connected_at: null }),
      })
      .where('id', '=', profile.id)
      .execute();
  });
}

const declaredAt = (now: Date) =>
  ({ figures_source: 'declared', figures_read_at: null, figures_declared_at: now }) as const;
