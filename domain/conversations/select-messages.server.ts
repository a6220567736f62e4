import { type Expression, expressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '#db/tables.ts';
import type { Role } from '../ctx.ts';
import type { Attachment, MessageView } from './conversation-view.ts';

/**
 * Selects the messages that the reader may see. Leaves out messages that the other side sent while the reader had
 * blocked the other side, and messages of the other side that staff hid. Callers must have authorized the reader.
 */
export function selectMessages(db: Kysely<Tables>, conversationId: string, readerId: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .where('message.conversation_id', '=', conversationId)
    .where(isVisibleTo(readerId))
    .select(messageView().as('view'));
}

/** SQL condition on `message`: the reader may see the message. */
export function isVisibleTo(readerId: string | RawBuilder<unknown>) {
  return sql<SqlBool>`(not message.hidden or message.sender_id = ${readerId})`;
}

/**
 * SQL expression for a message as JSON, for readers and the database signal. The query must include `message` and its
 * `campaign`.
 */
export function messageView(attachments: Expression<Attachment[]> = attachmentsOf()) {
  const eb = expressionBuilder<Tables, 'message'>();
  const fields: { [Field in keyof MessageView]: Expression<MessageView[Field]> } = {
    seq: eb.ref('message.seq'),
    id: eb.ref('message.id'),
    sender: sql<Role>`case when message.sender_id = campaign.client_id then 'client' else 'influencer' end`,
    content: eb.ref('message.content'),
    attachments,
    createdAt: sql<string>`to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  };
  return jsonBuildObject(fields);
}

function attachmentsOf() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'message'>()
      .selectFrom('message_file')
      .innerJoin('file', 'file.id', 'message_file.file_id')
      .whereRef('message_file.conversation_id', '=', 'message.conversation_id')
      .whereRef('message_file.seq', '=', 'message.seq')
      .select(['file.id', 'file.name', 'file.bytes', 'file.width', 'file.height'])
      .orderBy('message_file.place'),
  );
}

export function countFiles() {
  return sql<number>`(select count(*)::int from message_file
    where message_file.conversation_id = message.conversation_id and message_file.seq = message.seq)`.as(
    'files',
  );
}
