import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { mayBeAppliedTo, publishedStatuses } from '../campaigns/campaign.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { findOwnInfluencerId } from '../influencers/find-own-id.server.ts';
import { Refusal } from '../refusal.ts';
import { MAX_OPEN_QUESTIONS } from './question.ts';

/**
 * Asks the brand of an active campaign a question. Ignores a question that equals an open question of the
 * actor, for example from a double click. Refuses with:
 * - `campaign.not_found` for actors without a profile and for campaigns that are not public, `question.not_open` for
 *   campaigns that are over
 * - `question.too_many_open` while three of the actor's questions about the campaign are open, `activity.wait_a_day`
 *   above the limit
 * - `block.active` if the influencer has blocked the brand
 */
export function askQuestion(ctx: Ctx, campaignId: string, { question }: { question: string }): Promise<void> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    await lockAccounts(ctx, [actor.id]);
    const influencerId = await findOwnInfluencerId(ctx);
    const campaign = await ctx.db
      .selectFrom('campaign')
      .select(['client_id as clientId', campaignStatusAt(ctx.now).as('status')])
      .where('id', '=', campaignId)
      .where('status', 'in', publishedStatuses)
      .where(isShownToOthers())
      .forShare()
      .executeTakeFirst();
    if (!influencerId || !campaign) throw new Refusal('campaign.not_found');
    if (!mayBeAppliedTo(campaign, actor.role)) throw new Refusal('question.not_open');
    await refuseIfBlocked(ctx, campaign.clientId);
    const open = await ctx.db
      .selectFrom('campaign_question')
      .select('question')
      .where('campaign_id', '=', campaignId)
      .where('influencer_id', '=', influencerId)
      .where('answered_at', 'is', null)
      .where('hidden_at', 'is', null)
      .execute();
    if (open.some((it) => it.question === question)) return;
    if (open.length >= MAX_OPEN_QUESTIONS) throw new Refusal('question.too_many_open');
    const questionId = newId('question');
    await ctx.db
      .insertInto('campaign_question')
      .values({
        id: questionId,
        campaign_id: campaignId,
        influencer_id: influencerId,
        question,
        asked_at: ctx.now,
      })
      .execute();
    await record(ctx, 'question.asked', { questionId, campaignId, influencerId });
  });
}
