import { act, type Ctx, requireStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import { audit } from '../staff/audit.server.ts';
import { lockQuestion, lockReceivedQuestion } from './lock-question.server.ts';

interface Hiding {
  questionId: string;
  reason: string;
}

/**
 * Hides a question that an influencer asked the actor's brand, with its answer. The person who asked can read the
 * reason. A second call changes nothing. Refuses another brand's question with `question.not_found`.
 */
export function hideQuestion(ctx: Ctx, { questionId, reason }: Hiding): Promise<void> {
  return act(ctx, async (ctx) => {
    const question = await lockReceivedQuestion(ctx, questionId);
    if (question.hiddenAt) return;
    await hide(ctx, { questionId, reason }, 'brand');
    const { campaignId, influencerId } = question;
    await record(ctx, 'question.hidden', { questionId, campaignId, influencerId });
  });
}

/**
 * Hides any question as staff, and adds an entry to the audit log. Refuses other actors with
 * `staff.not_found`.
 */
export function removeQuestion(ctx: Ctx, { questionId, reason }: Hiding): Promise<void> {
  return act(ctx, async (ctx) => {
    requireStaff(ctx);
    const question = await lockQuestion(ctx, questionId);
    if (question.hiddenAt) return;
    await hide(ctx, { questionId, reason }, 'staff');
    const { userId } = await ctx.db
      .selectFrom('influencer')
      .select('user_id as userId')
      .where('id', '=', question.influencerId)
      .executeTakeFirstOrThrow();
    await audit(ctx, 'question.removed', userId ?? question.influencerId);
    const { campaignId, influencerId } = question;
    await record(ctx, 'question.hidden', { questionId, campaignId, influencerId });
  });
}

async function hide({ db, now }: Ctx, { questionId, reason }: Hiding, by: 'brand' | 'staff'): Promise<void> {
  await db
    .updateTable('campaign_question')
    .set({ hidden_at: now, hidden_by: by, hidden_reason: reason })
    .where('id', '=', questionId)
    .execute();
}
