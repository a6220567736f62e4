import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { startDealOfAccepted } from '../deals/start-deal.server.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { applicationTransitions, type Decision } from './application.ts';
import { applicationStatusAt, selectApplicationsTo } from './select-applications.server.ts';

/**
 * Accepts or declines an applicant to one of the actor's own campaigns. Accepting creates the conversation, and starts
 * a deal if the campaign has terms to offer. Refuses with `application.already_decided` after a decision, after the
 * application has lapsed and after the end of the campaign. Refuses with `application.not_found` if the brand has no
 * such applicant.
 */
export function decideApplication(
  ctx: Ctx,
  input: { campaignId: string; influencerId: string; decision: Decision },
): Promise<void> {
  const { campaignId, influencerId, decision } = input;
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    await holdCampaign(ctx, campaignId);
    const application = await selectApplicationsTo(ctx, campaignId)
      .select(['application.id', 'influencer.user_id', applicationStatusAt(ctx.now).as('status')])
      .where('influencer.id', '=', influencerId)
      .forNoKeyUpdate('application')
      .executeTakeFirst();
    if (!application) throw new Refusal('application.not_found');
    if (!applicationTransitions.decide.includes(application.status))
      throw new Refusal('application.already_decided');
    await ctx.db
      .updateTable('application')
      .set({ status: decision, decision, decided_at: ctx.now, decided_by: actor.id, due_at: null })
      .where('id', '=', application.id)
      .execute();
    if (decision === 'accepted') await openConversation(ctx, application.id, [actor.id, application.user_id]);
    await record(ctx, `application.${decision}`, { applicationId: application.id, campaignId, influencerId });
    if (decision === 'accepted') await startDealOfAccepted(ctx, { campaignId, influencerId });
  });
}

async function openConversation({ db, now }: Ctx, applicationId: string, people: (string | null)[]) {
  const id = newId('conversation');
  await db
    .insertInto('conversation')
    .values({ id, application_id: applicationId, created_at: now })
    .execute();
  const readers = people.filter((it) => it !== null).map((user_id) => ({ conversation_id: id, user_id }));
  await db.insertInto('conversation_reader').values(readers).execute();
}
