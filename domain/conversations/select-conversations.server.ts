import { type Ctx, requireActor } from '../ctx.ts';

function selectConversations({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id');
}

/** One of one's own conversations, on either side; a stranger does not find it. */
export function selectOwnConversation(ctx: Ctx, conversationId: string) {
  const { id } = requireActor(ctx);
  return selectConversations(ctx)
    .where('conversation.id', '=', conversationId)
    .where((eb) => eb.or([eb('campaign.client_id', '=', id), eb('influencer.user_id', '=', id)]));
}

/**
 * All conversations of somebody who has been let in already. Each side is looked up by itself: asked for either at once, the
 * database goes through every influencer there is.
 */
export function selectConversationsOf(ctx: Pick<Ctx, 'db'>, userId: string) {
  const asBrand = ctx.db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .where('campaign.client_id', '=', userId)
    .select('application.id');
  const asInfluencer = ctx.db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .where('influencer.user_id', '=', userId)
    .select('application.id');
  return selectConversations(ctx).where('application.id', 'in', asBrand.union(asInfluencer));
}
