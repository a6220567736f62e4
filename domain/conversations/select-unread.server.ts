import type { Ctx } from '../ctx.ts';
import { selectConversationsOf } from './select-conversations.server.ts';

/** Somebody's conversations with how far they have read (`reader`) and what the other has written since (`unread`). */
export function selectWithUnread(ctx: Pick<Ctx, 'db'>, userId: string) {
  return selectConversationsOf(ctx, userId)
    .leftJoin('conversation_reader as reader', (join) =>
      join.onRef('reader.conversation_id', '=', 'conversation.id').on('reader.user_id', '=', userId),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('message')
          .whereRef('message.conversation_id', '=', 'conversation.id')
          .where((is) => is('message.seq', '>', is.fn.coalesce('reader.read_seq', is.lit(0))))
          .where('message.sender_id', '<>', userId)
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('message.seq').as('last_seq')])
          .as('unread'),
      (join) => join.onTrue(),
    );
}
