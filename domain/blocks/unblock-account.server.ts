import { act, type Ctx, requireActor } from '../ctx.ts';
import { findBlockable } from './find-blockable.server.ts';

/** Ends a block of the actor. Hidden messages and applications stay hidden. A second call changes nothing. */
export function unblockAccount(ctx: Ctx, kind: string, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { userId } = await findBlockable(ctx, kind, id);
    await ctx.db
      .deleteFrom('block')
      .where('blocker_id', '=', requireActor(ctx).id)
      .where('blocked_id', '=', userId)
      .execute();
  });
}
