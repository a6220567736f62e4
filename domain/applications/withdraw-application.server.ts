import { countAttempt } from '../accounts/limits.server.ts';
import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { applicationTransitions } from './application.ts';
import { applicationStatusAt, selectOwnApplications } from './select-applications.server.ts';

/**
 * Withdraws the actor's pending application. The influencer may then apply again. Refuses with `application.not_found`,
 * and with `application.not_pending` after a decision, after the application has lapsed and after the end of the
 * campaign. Refuses with `activity.wait_an_hour` above ten attempts an hour for one campaign, because every new
 * application emails the brand.
 */
export async function withdrawApplication(ctx: Ctx, campaignId: string): Promise<void> {
  await countAttempt(ctx, 'withdrawal:campaign', `${requireActor(ctx).id} ${campaignId}`);
  await act(ctx, async (ctx) => {
    await holdCampaign(ctx, campaignId);
    const application = await selectOwnApplications(ctx)
      .select(['application.id', 'application.hidden', 'influencer.id as influencerId'])
      .select(applicationStatusAt(ctx.now).as('status'))
      .where('campaign.id', '=', campaignId)
      .forNoKeyUpdate('application')
      .executeTakeFirst();
    if (!application) throw new Refusal('application.not_found');
    const { id: applicationId, hidden: isSilent, influencerId, status } = application;
    if (!applicationTransitions.withdraw.includes(status)) throw new Refusal('application.not_pending');
    await ctx.db.deleteFrom('application').where('id', '=', applicationId).execute();
    const subject = { applicationId, campaignId, influencerId };
    await record(ctx, 'application.withdrawn', subject, { isSilent });
  });
}
