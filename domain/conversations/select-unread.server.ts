import type { Ctx } from '../ctx.ts';
import { selectConversationsOf } from './select-conversations.server.ts';

/** Somebody's conversations with what the other has written since they read there (`unread`). */
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
