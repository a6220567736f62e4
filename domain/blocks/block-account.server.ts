import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { isOverdueAt } from '../applications/select-applications.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { removeNotifications } from '../notifications/remove-notifications.server.ts';
import { findBlockable } from './find-blockable.server.ts';

/**
 * Ends contact between the actor and the account. The other account learns nothing. Hides the pending applications of
 * a blocked influencer from the brand, with their notifications. A second call changes nothing. Refuses with
 * `block.not_found` if `findBlockable` refuses the account. Also refuses above the limits of `activity-limits.ts`.
 */
export function blockAccount(ctx: Ctx, kind: string, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    const { userId } = await findBlockable(ctx, kind, id);
    // `applyToCampaign` and `inviteInfluencer` also lock one of these accounts, so a concurrent call runs either
    // before or after this function. A call that runs after this function finds the block. If `applyToCampaign` runs
    // before this function, `hidePendingApplications` finds the application.
    await lockAccounts(ctx, [actor.id, userId]);
    const made = await ctx.db
      .insertInto('block')
      .values({ blocker_id: actor.id, blocked_id: userId, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('created_at')
      .executeTakeFirst();
    if (!made) return;
    if (actor.role === 'client') await hidePendingApplications(ctx, id);
    await record(ctx, 'account.blocked', { userId: actor.id });
  });
}

async function hidePendingApplications(ctx: Ctx, influencerId: string): Promise<void> {
  const hidden = await ctx.db
    .updateTable('application')
    .set({ hidden: true })
    .where('influencer_id', '=', influencerId)
    .where('status', '=', 'pending')
    .where((eb) => eb.not(isOverdueAt(ctx.now)))
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaign').select('campaign.id').where('client_id', '=', requireActor(ctx).id),
    )
    .returning('campaign_id as campaignId')
    .execute();
  const events = ['application.received', 'application.reminded'] as const;
  for (const { campaignId } of hidden) await removeNotifications(ctx, { events, campaignId, influencerId });
}
