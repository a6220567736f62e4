import { type Ctx, requireActor } from '../ctx.ts';

/** One's own conversations, on either side; a stranger finds none. */
export function selectOwnConversations(ctx: Ctx) {
  const actor = requireActor(ctx);
  return ctx.db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .where((eb) => eb.or([eb('campaign.client_id', '=', actor.id), eb('influencer.user_id', '=', actor.id)]));
}
