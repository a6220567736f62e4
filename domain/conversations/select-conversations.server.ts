import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';

/** One of the actor's own conversations, on either side. No row for anyone else. */
export function selectOwnConversation(ctx: Ctx, conversationId: string) {
  const actor = requireActor(ctx);
  return ctx.db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .where('conversation.id', '=', conversationId)
    .where((eb) =>
      eb.or([eb('campaign.client_id', '=', actsFor(actor)), eb('influencer.user_id', '=', actor.id)]),
    );
}

/** All conversations of an authorized user, with their read mark (`reader`). */
export function selectConversationsOf({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('conversation_reader as reader')
    .innerJoin('conversation', 'conversation.id', 'reader.conversation_id')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .where('reader.user_id', '=', userId);
}
