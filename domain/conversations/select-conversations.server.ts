import { type Ctx, requireActor } from '../ctx.ts';

/** One's own conversations, on either side; a stranger finds none. */
export function selectOwnConversations(ctx: Ctx) {
  return selectConversationsOf(ctx, requireActor(ctx).id);
}

/** The same, of somebody who has been let in already. */
export function selectConversationsOf({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .where((eb) => eb.or([eb('campaign.client_id', '=', userId), eb('influencer.user_id', '=', userId)]));
}
