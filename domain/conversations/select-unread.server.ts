import type { Ctx } from '../ctx.ts';
import { selectConversationsOf } from './select-conversations.server.ts';

/** A user's conversations with the other side's messages since their read mark (`unread`). */
export function selectWithUnread(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectConversationsOf(ctx, userId).innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('message')
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .whereRef('message.seq', '>', 'reader.read_seq')
        .where('message.sender_id', '<>', userId)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('message.seq').as('last_seq')])
        .select(({ fn }) => fn.max('message.created_at').as('last_at'))
        .as('unread'),
    (join) => join.onTrue(),
  );
}
