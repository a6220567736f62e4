import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { lockReceivedQuestion } from './lock-question.server.ts';
import { questionState } from './question.ts';

interface Answer {
  questionId: string;
  answer: string;
}

/**
 * Answers a question that an influencer asked the actor's brand. Everybody can read the answer, and the brand cannot
 * change it. Ignores an identical second answer. Refuses another brand's question with `question.not_found`, and an
 * answered or hidden question with `question.already_answered`.
 */
export function answerQuestion(ctx: Ctx, { questionId, answer }: Answer): Promise<void> {
  return act(ctx, async (ctx) => {
    const question = await lockReceivedQuestion(ctx, questionId);
    const state = questionState(question);
    if (state === 'answered' && question.answer === answer) return;
    if (state !== 'open') throw new Refusal('question.already_answered');
    await ctx.db
      .updateTable('campaign_question')
      .set({ answer, answered_at: ctx.now })
      .where('id', '=', questionId)
      .execute();
    const { campaignId, influencerId } = question;
    await record(ctx, 'question.answered', { questionId, campaignId, influencerId });
  });
}
