import { z } from 'zod';
import type { Reading } from '#services/instagram/instagram.ts';
import { handle } from '../accounts/account-input.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';

export const connectInput = z.object({ username: handle });

/**
 * Connects an Instagram account to the actor's profile or company. If Instagram can be read, an influencer's figures are
 * replaced and marked as verified. If this installation has no Instagram credentials, only the handle is stored. Refuses
 * with `instagram.unknown_account`, and with `instagram.unavailable` if Instagram does not answer. A refusal changes
 * nothing.
 */
export async function connectInstagram(ctx: Ctx, username: string): Promise<void> {
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
    const figures =
      reading === 'unread'
        ? await figuresWithoutReading(ctx, actor.id, username)
        : verifiedFigures(reading, ctx.now);
    await ctx.db
      .updateTable('influencer')
      .set({ handle: username, instagram_connected_at: ctx.now, ...figures })
      .where('user_id', '=', actor.id)
      .execute();
    await record(ctx, 'instagram.connected', { userId: actor.id, handle: username });
  });
}

function verifiedFigures({ engagementRate, ...counts }: Reading, now: Date) {
  return {
    ...counts,
    engagement_rate: engagementRate,
    figures_source: 'verified' as const,
    figures_read_at: now,
  };
}

/** Verified figures of another account count as declared from now on. */
async function figuresWithoutReading(ctx: Ctx, userId: string, username: string) {
  const profile = await ctx.db
    .selectFrom('influencer')
    .select('handle')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const sameAccount = profile?.handle.toLowerCase() === username.toLowerCase();
  return sameAccount ? {} : { figures_source: 'declared' as const, figures_read_at: null };
}
