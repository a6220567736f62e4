import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { type Decision, mayBeDecided, statusOf } from './application.ts';

/**
 * Accepts or declines an applicant to one of the actor's own campaigns. The first decision counts: a second one, or one
 * after the campaign's end, is refused as `application.already_decided`. Accepting creates the conversation.
 */
export function decideApplication(
  ctx: Ctx,
  input: { campaignId: string; influencerId: string; decision: Decision },
): Promise<void> {
  const { campaignId, influencerId, decision } = input;
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    const application = await ctx.db
      .selectFrom('application')
      .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
      .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
      .select(['application.id', 'application.status', 'influencer.user_id'])
      .select(campaignStatusAt(ctx.now).as('campaign_status'))
      .where('campaign.id', '=', campaignId)
      .where('campaign.client_id', '=', actsFor(actor))
      .where('application.influencer_id', '=', influencerId)
      .forUpdate('application')
      .executeTakeFirst();
    if (!application) throw new Refusal('application.not_found');
    const status = statusOf(application, { status: application.campaign_status });
    if (!mayBeDecided({ status })) throw new Refusal('application.already_decided');
    await ctx.db
      .updateTable('application')
      .set({ status: decision, decision, decided_at: ctx.now, decided_by: actor.id })
      .where('id', '=', application.id)
      .execute();
    if (decision === 'accepted') await openConversation(ctx, application.id, [actor.id, application.user_id]);
    await record(ctx, `application.${decision}`, { applicationId: application.id, campaignId, influencerId });
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
