import { expressionBuilder } from 'kysely';
import type { Tables } from '#db/tables.ts';

type Messages = Tables & { last: Tables['message'] };

/** Selects as `files` how many files a message has; `of` is what the statement calls the message. */
export function countFiles(of: 'message' | 'last') {
  return expressionBuilder<Messages, 'message' | 'last'>()
    .selectFrom('message_file')
    .whereRef('message_file.conversation_id', '=', `${of}.conversation_id`)
    .whereRef('message_file.seq', '=', `${of}.seq`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .as('files');
}
