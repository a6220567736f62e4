import type { Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';

/**
 * Ends the proof of a user's Instagram account, if any. Verified figures become declared and keep the date of the
 * last reading. Notifies the user unless the user is the actor. Callers must have locked the account.
 */
export async function endProof(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('influencer')
    .set({ figures_source: 'declared' })
    .where('user_id', '=', userId)
    .where('figures_source', '=', 'verified')
    .execute();
  const ended = await ctx.db
    .deleteFrom('instagram_proof')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) await record(ctx, 'instagram.proof_ended', { userId });
}
