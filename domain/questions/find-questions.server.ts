import { sql } from 'kysely';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type OwnQuestion, type PublicQuestion, questionState, type ReceivedQuestion } from './question.ts';

const MAX_SHOWN = 100;

/** Returns the newest 100 answered questions. Callers must have loaded the campaign through the viewer. */
export function findAnsweredQuestions({ db }: Ctx, campaignId: string): Promise<PublicQuestion[]> {
  return db
    .selectFrom('campaign_question')
    .select(['id', 'question', 'answer', 'answered_at as answeredAt'])
    .where('campaign_id', '=', campaignId)
    .where('hidden_at', 'is', null)
    .where('answered_at', 'is not', null)
    .$narrowType<{ answer: string; answeredAt: Date }>()
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/**
 * Returns the actor's own questions that are open or hidden. `findAnsweredQuestions` returns the answered questions.
 */
export async function findOwnQuestions(ctx: Ctx, campaignId: string): Promise<OwnQuestion[]> {
  const rows = await selectQuestions(ctx, campaignId)
    .where('influencer.user_id', '=', requireActor(ctx).id)
    .where((eb) => eb.or([eb('answered_at', 'is', null), eb('hidden_at', 'is not', null)]))
    .execute();
  return rows.map(({ fullName: _, ...row }) => withState(row));
}

/**
 * Returns up to 100 questions that influencers asked about a campaign of the actor's brand, open questions first, then
 * newest first. Leaves out questions of influencers who are suspended or whom the brand has blocked.
 */
export async function findReceivedQuestions(ctx: Ctx, campaignId: string): Promise<ReceivedQuestion[]> {
  const rows = await selectQuestions(ctx, campaignId)
    .innerJoin('campaign', 'campaign.id', 'campaign_question.campaign_id')
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where(notSuspended('influencer.user_id'))
    .where((eb) => eb.not(hasBlocked(sql.ref('campaign.client_id'), sql.ref('influencer.user_id'))))
    .execute();
  return rows.map(withState);
}

function selectQuestions({ db }: Ctx, campaignId: string) {
  return db
    .selectFrom('campaign_question')
    .innerJoin('influencer', 'influencer.id', 'campaign_question.influencer_id')
    .select(['campaign_question.id', 'question', 'asked_at as askedAt', 'answer'])
    .select(['answered_at as answeredAt', 'hidden_at as hiddenAt', 'hidden_reason as hiddenReason'])
    .select('influencer.full_name as fullName')
    .where('campaign_question.campaign_id', '=', campaignId)
    .orderBy(sql`answered_at is null and hidden_at is null`, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('campaign_question.id', 'desc')
    .limit(MAX_SHOWN);
}

function withState<Row extends { answeredAt: Date | null; hiddenAt: Date | null }>(row: Row) {
  const { answeredAt, hiddenAt, ...question } = row;
  return { ...question, state: questionState({ answeredAt, hiddenAt }) };
}
