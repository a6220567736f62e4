import { countAttempt } from '../accounts/limits.server.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { mayBeWithdrawn, statusOf } from './application.ts';

/**
 * Withdraws the actor's own application while it is pending; the influencer may then apply again. Refuses
 * `application.not_found` if the actor has none, `application.not_pending` once it is decided or ended, and
 * `account.too_many_attempts` above the rate limit: every new application emails the brand.
 */
export async function withdrawApplication(ctx: Ctx, campaignId: string): Promise<void> {
  await countAttempt(ctx, 'withdrawal:campaign', `${requireActor(ctx).id} ${campaignId}`);
  await act(ctx, async (ctx) => {
    const application = await ctx.db
      .selectFrom('application')
      .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
      .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
      .select(['application.id', 'application.status', 'application.influencer_id'])
      .select(campaignStatusAt(ctx.now).as('campaign_status'))
      .where('application.campaign_id', '=', campaignId)
      .where('influencer.user_id', '=', requireActor(ctx).id)
      .forUpdate('application')
      .executeTakeFirst();
    if (!application) throw new Refusal('application.not_found');
    const status = statusOf(application, { status: application.campaign_status });
    if (!mayBeWithdrawn({ status })) throw new Refusal('application.not_pending');
    await ctx.db.deleteFrom('application').where('id', '=', application.id).execute();
    await record(ctx, 'application.withdrawn', {
      applicationId: application.id,
      campaignId,
      influencerId: application.influencer_id,
    });
  });
}
