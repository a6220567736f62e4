import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { claimReminder } from '../deadlines/claim-reminder.server.ts';
import { endOfDeadline, nextMomentOf } from '../deadlines/deadline.ts';
import { record } from '../events.server.ts';
import { answerDeadline, applicationTransitions } from './application.ts';
import { lapseApplication } from './lapse-application.server.ts';

/**
 * Reminds the brand of an application that is due, or lets the application lapse. Does nothing if another process is
 * handling the application or has already handled it.
 */
export function runAnswerBy(ctx: Ctx, due: { id: string; campaignId: string }): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id, campaignId } = due;
    await holdCampaign(ctx, campaignId);
    const application = await ctx.db
      .selectFrom('application')
      .select(['influencer_id as influencerId', 'status', 'attempt'])
      .select(['created_at as appliedAt', 'answer_by as answerBy'])
      .where('id', '=', id)
      .where('due_at', '<=', ctx.now)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!application) return;
    const { influencerId, status, attempt, appliedAt, answerBy } = application;
    const saveDueAt = (due_at: Date | null) =>
      ctx.db.updateTable('application').set({ due_at }).where('id', '=', id).execute();
    if (!answerBy || !applicationTransitions.lapse.includes(status)) {
      await saveDueAt(null);
      return;
    }
    const deadline = answerDeadline({ appliedAt, answerBy });
    if (endOfDeadline(deadline) <= ctx.now) {
      await lapseApplication(ctx, { id, campaignId, influencerId, answerBy, attempt });
      return;
    }
    await saveDueAt(nextMomentOf(deadline, ctx.now));
    if (!(await claimReminder(ctx, id, deadline))) return;
    await record(ctx, 'application.reminded', {
      applicationId: id,
      campaignId,
      influencerId,
      deadline: deadline.kind,
      lastDay: answerBy,
    });
  });
}
