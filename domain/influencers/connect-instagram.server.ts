import { z } from 'zod';
import type { Reading } from '#services/instagram/instagram.ts';
import { handle } from '../accounts/account-input.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { identityChange, identityColumns } from './change-identity.server.ts';
import { isSameHandle } from './handle.ts';
import { confirmed } from './identity.ts';

export const connectInput = z.object({ username: handle, confirmed });
type ConnectInput = z.infer<typeof connectInput>;

/**
 * Connects an Instagram account to the actor's profile or company. If Instagram can be read, an influencer's figures become
 * verified as of now. If the settings switch reading off, the handle is stored and the figures stay declared. Refuses with
 * `instagram.unknown_account`, and with `instagram.unavailable` if Instagram does not answer. Another account than the
 * verified one ends the verification: refuses with `influencer.verification_would_end` unless confirmed. A refusal changes nothing.
 */
export async function connectInstagram(ctx: Ctx, { username, confirmed }: ConnectInput): Promise<void> {
  const actor = requireActor(ctx);
  await countAttempt(ctx, 'instagram:account', actor.id);
  const reading = await ctx.services.instagram.read(username);
  if (reading === 'unknown') throw new Refusal('input.invalid', { username: 'instagram.unknown_account' });
  if (reading === 'unavailable') throw new Refusal('instagram.unavailable');
  await act(ctx, async (ctx) => {
    await ctx.db
      .updateTable('company')
      .set({ instagram: username, instagram_connected_at: ctx.now })
      .where('user_id', '=', actor.id)
      .execute();
    const profile = await lockProfile(ctx, actor.id);
    if (profile) {
      const identity = { fullName: profile.full_name, handle: username, confirmed };
      const figures =
        reading === 'unread' ? figuresWithoutReading(profile, username) : verifiedFigures(reading, ctx.now);
      await ctx.db
        .updateTable('influencer')
        .set({ handle: username, instagram_connected_at: ctx.now, ...figures })
        .set(await identityChange(ctx, profile, identity))
        .where('id', '=', profile.id)
        .execute();
    }
    await record(ctx, 'instagram.connected', { userId: actor.id, handle: username });
  });
}

function lockProfile({ db }: Ctx, userId: string) {
  return db
    .selectFrom('influencer')
    .select(identityColumns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

function verifiedFigures({ engagementRate, ...counts }: Reading, now: Date) {
  return {
    ...counts,
    engagement_rate: engagementRate,
    figures_source: 'verified' as const,
    figures_read_at: now,
  };
}

/** Figures that were read from another account become declared. */
function figuresWithoutReading({ handle }: { handle: string }, username: string) {
  return isSameHandle(handle, username) ? {} : { figures_source: 'declared' as const, figures_read_at: null };
}
