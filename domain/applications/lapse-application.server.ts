import { endOfDay } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { MAX_ATTEMPTS } from './application.ts';

/**
 * Ends a pending application that the brand did not answer by `answerBy`, and tells both sides. Callers must have
 * locked the campaign and the application, in this order.
 */
export async function lapseApplication(
  ctx: Ctx,
  application: { id: string; campaignId: string; influencerId: string; answerBy: string; attempt: 1 | 2 },
): Promise<void> {
  const { id: applicationId, campaignId, influencerId, answerBy: lastDay } = application;
  const lapsedAt = endOfDay(lastDay);
  await ctx.db
    .updateTable('application')
    .set({ status: 'ended', ended_at: lapsedAt, lapsed_at: lapsedAt, due_at: null })
    .where('id', '=', applicationId)
    .execute();
  const isFinal = application.attempt < MAX_ATTEMPTS ? 'no' : 'yes';
  const subject = { applicationId, campaignId, influencerId, lastDay, isFinal } as const;
  // The event has no actor: the deadline ended the application, even if an act of one side runs this code.
  await record({ ...ctx, actor: null }, 'application.lapsed', subject);
}
