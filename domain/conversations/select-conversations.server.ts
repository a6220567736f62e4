import { sql } from 'kysely';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';

/** Callers must restrict the rows to those that the viewer may see. */
export function selectConversations({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('conversation')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id');
}

export function selectOwnConversation(ctx: Ctx, conversationId: string) {
  const actor = requireActor(ctx);
  return selectConversations(ctx)
    .where('conversation.id', '=', conversationId)
    .where((eb) =>
      eb.or([eb('campaign.client_id', '=', actsFor(actor)), eb('influencer.user_id', '=', actor.id)]),
    );
}

/** SQL expression for the name of the other side. The query must include `campaign`, `influencer` and `company`. */
export function otherNameFor(readerId: string) {
  return sql<string>`case when campaign.client_id = ${actsFor({ id: readerId })}
    then influencer.full_name else company.name end`.as('otherName');
}

/** Joins the user's read mark as `reader`. Callers must have authorized the user. */
export function selectConversationsOf({ db }: Pick<Ctx, 'db'>, userId: string) {
  return db
    .selectFrom('conversation_reader as reader')
    .innerJoin('conversation', 'conversation.id', 'reader.conversation_id')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .where('reader.user_id', '=', userId);
}

/** `unread` counts the other side's messages after the user's read mark. Callers must have authorized the user. */
export function selectWithUnread(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectConversationsOf(ctx, userId).innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('message')
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .whereRef('message.seq', '>', 'reader.read_seq')
        .where('message.sender_id', '<>', userId)
        .where('message.hidden', '=', false)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('message.seq').as('last_seq')])
        .select(({ fn }) => fn.max('message.created_at').as('last_at'))
        .as('unread'),
    (join) => join.onTrue(),
  );
}
