import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { ApplicationRow } from '#db/campaign-rows.ts';
import { findReportedApplication } from '../abuse-reports/hide-content.server.ts';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { hasBlocked, refuseIfBlocked } from '../blocks/blocks.server.ts';
import { mayBeAppliedTo, publishedStatuses } from '../campaigns/campaign.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { text } from '../fields.ts';
import { newId } from '../id.server.ts';
import { findOwnInfluencerId } from '../influencers/find-own-id.server.ts';
import { answerByApplication } from '../invitations/answer-by-application.server.ts';
import { Refusal } from '../refusal.ts';
import { startAnswerBy } from './answer-by.server.ts';
import { MAX_ATTEMPTS, MAX_MESSAGE_LENGTH } from './application.ts';
import { lapseApplication } from './lapse-application.server.ts';
import { isLapsedAt, isOverdueAt, selectOwnApplications } from './select-applications.server.ts';

export const applyInput = z.object({ message: text(MAX_MESSAGE_LENGTH).default('') });

/**
 * Creates an influencer's application to an active campaign, and answers the influencer's invitation to it. If the
 * brand has blocked the influencer, only the influencer sees the application. An application that was reported and
 * withdrawn is made again with its id, so that decisions on the report apply to it: it stays hidden if staff hid it.
 * Refuses with:
 * - `application.already_applied` for a second application, also from parallel requests. If the first application
 *   lapsed without an answer, the influencer may apply once more.
 * - `campaign.not_open` if the campaign is closed
 * - `campaign.not_found` for drafts, for campaigns that `isShownToOthers` excludes, and for cancelled campaigns to
 *   which the influencer has not applied
 * - `block.active` if the influencer has blocked the brand
 */
export function applyToCampaign(
  ctx: Ctx,
  campaignId: string,
  { message }: z.infer<typeof applyInput>,
): Promise<string> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    // `inviteInfluencer` locks the same account. If an invitation and an application happen at the same moment, the
    // later transaction therefore finds the row of the earlier transaction.
    await lockAccounts(ctx, [actor.id]);
    const influencerId = await findOwnInfluencerId(ctx);
    // The shared lock keeps the campaign open until the insert.
    const campaign = await ctx.db
      .selectFrom('campaign')
      .select(['id', 'client_id as clientId', campaignStatusAt(ctx.now).as('status')])
      .select(['compensation_type as compensationType', 'end_date as endDate'])
      .select(hasBlocked(sql.ref('campaign.client_id'), actor.id).as('hidden'))
      .where('id', '=', campaignId)
      .where((eb) =>
        eb.or([
          eb.and([eb('status', 'in', publishedStatuses), isShownToOthers()]),
          eb.and([
            eb('status', '=', 'canceled'),
            eb('id', 'in', selectOwnApplications(ctx).select('application.campaign_id')),
          ]),
        ]),
      )
      .forShare()
      .executeTakeFirst();
    if (!influencerId || !campaign) throw new Refusal('campaign.not_found');
    if (!mayBeAppliedTo(campaign, actor.role)) throw new Refusal('campaign.not_open');
    await refuseIfBlocked(ctx, campaign.clientId);
    const answer = await startAnswerBy(ctx, campaign);
    const key = { campaignId, influencerId };
    const reported = await findReportedApplication(ctx, key);
    const hidden = Boolean(campaign.hidden) || reported?.isHidden === true;
    const content = { message, created_at: ctx.now, hidden, ...answer };
    const made = await ctx.db
      .insertInto('application')
      .values({
        id: reported?.id ?? newId('application'),
        campaign_id: campaignId,
        influencer_id: influencerId,
        status: 'pending',
        ...content,
      })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'influencer_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const id = made?.id ?? (await applyAgain(ctx, campaignId, content));
    await answerByApplication(ctx, key);
    await record(ctx, 'application.received', { applicationId: id, ...key });
    return id;
  });
}

/** Reuses the row of the first application. Records its lapse, if the schedule has not done so yet. */
async function applyAgain(
  ctx: Ctx,
  campaignId: string,
  content: Updateable<ApplicationRow>,
): Promise<string> {
  const first = await selectOwnApplications(ctx)
    .select(['application.id', 'application.influencer_id as influencerId', 'application.attempt'])
    .select(['application.answer_by as answerBy', isOverdueAt(ctx.now).as('isOverdue')])
    .select(isLapsedAt(ctx.now).as('isLapsed'))
    .where('campaign.id', '=', campaignId)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
  if (!first?.isLapsed || first.attempt >= MAX_ATTEMPTS) throw new Refusal('application.already_applied');
  const { id, isLapsed: _, isOverdue, answerBy, ...ids } = first;
  if (isOverdue && answerBy) await lapseApplication(ctx, { id, campaignId, answerBy, ...ids });
  await ctx.db
    .updateTable('application')
    .set({ ...content, status: 'pending', attempt: 2, ended_at: null, lapsed_at: null })
    .where('id', '=', id)
    .execute();
  return id;
}
