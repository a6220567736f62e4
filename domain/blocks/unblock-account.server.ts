import { selectHiddenApplications } from '../abuse-reports/hide-content.server.ts';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { findBlockable } from './find-blockable.server.ts';

/**
 * Ends a block of the actor. Shows a brand the applications that the block hid, because the influencer's pages say that
 * these applications are under review. Hidden messages stay hidden. A second call changes nothing.
 */
export function unblockAccount(ctx: Ctx, kind: string, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    const { userId } = await findBlockable(ctx, kind, id);
    // This lock makes a concurrent application wait. A later application finds no block.
    // `showApplications` finds the row of an earlier application.
    await lockAccounts(ctx, [actor.id, userId]);
    const ended = await ctx.db
      .deleteFrom('block')
      .where('blocker_id', '=', actor.id)
      .where('blocked_id', '=', userId)
      .returning('blocked_id')
      .executeTakeFirst();
    if (ended && actor.role === 'client') await showApplications(ctx, id);
  });
}

/** Applications that staff hid after an abuse report stay hidden. */
async function showApplications(ctx: Ctx, influencerId: string): Promise<void> {
  const { db, actor } = ctx;
  const hidden = await db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .select('application.id')
    .where('application.influencer_id', '=', influencerId)
    .where('application.hidden', '=', true)
    .where('campaign.client_id', '=', actor?.id ?? '')
    .forNoKeyUpdate('application') // The next query then finds a decision of staff that was made at the same moment.
    .execute();
  if (hidden.length === 0) return;
  await db
    .updateTable('application')
    .set({ hidden: false })
    .where(
      'id',
      'in',
      hidden.map(({ id }) => id),
    )
    .where('id', 'not in', selectHiddenApplications(ctx))
    .execute();
}
