import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Locks a question. Refuses an unknown question with `question.not_found`. */
export async function lockQuestion({ db }: Ctx, questionId: string) {
  const question = await db
    .selectFrom('campaign_question')
    .select(['campaign_id as campaignId', 'influencer_id as influencerId', 'answer'])
    .select(['answered_at as answeredAt', 'hidden_at as hiddenAt'])
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!question) throw new Refusal('question.not_found');
  return question;
}

/** Locks a question that an influencer asked the actor's brand. Refuses other questions with `question.not_found`. */
export async function lockReceivedQuestion(ctx: Ctx, questionId: string) {
  const clientId = actsFor(requireActor(ctx));
  const question = await lockQuestion(ctx, questionId);
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', question.campaignId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!campaign) throw new Refusal('question.not_found');
  return question;
}
