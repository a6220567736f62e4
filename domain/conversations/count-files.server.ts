import { expressionBuilder } from 'kysely';
import type { Tables } from '#db/tables.ts';

type Messages = Tables & { last: Tables['message'] };

/** Subquery `files`: the number of files of a message. `table` is the message's table or alias in the outer query. */
export function countFiles(table: 'message' | 'last') {
  return expressionBuilder<Messages, 'message' | 'last'>()
    .selectFrom('message_file')
    .whereRef('message_file.conversation_id', '=', `${table}.conversation_id`)
    .whereRef('message_file.seq', '=', `${table}.seq`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .as('files');
}
