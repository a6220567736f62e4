import { site } from '#site';
import type { CompensationType } from '../campaigns/campaign.ts';
import { dayOf, daysAfter } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { nextMomentOf, startDeadline } from '../deadlines/deadline.ts';
import { findAskedTerms } from '../terms/find-terms.server.ts';

/**
 * Returns the deadline of the brand's answer to an application made now. `answer_by` is the last day, which is never
 * after the campaign's end date. `due_at` is the moment at which the schedule must look at the deadline: the first
 * reminder, or the end if the deadline is too short for reminders. Callers must have locked the campaign. Both values
 * are null if:
 * - the campaign has no terms that fit its compensation
 * - `site.deals` is disabled or sets no deadline
 */
export async function startAnswerBy(
  ctx: Ctx,
  campaign: { id: string; compensationType: CompensationType; endDate: string },
): Promise<{ answer_by: string | null; due_at: Date | null }> {
  const { enabled, answerWithinDays } = site.deals;
  const asked = enabled && answerWithinDays !== null && (await findAskedTerms(ctx, campaign));
  if (!asked) return { answer_by: null, due_at: null };
  const today = dayOf(ctx.now);
  const [latest] = [campaign.endDate, daysAfter(today, answerWithinDays)].sort();
  const deadline = startDeadline('answer_by', today, latest);
  return { answer_by: deadline.lastDay, due_at: nextMomentOf(deadline, ctx.now) };
}
