import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '#db/tables.ts';
import type { MessageView } from './conversation-view.ts';

/** The messages of one conversation as views are made of them. Whoever calls this knows that they may be read. */
export function selectMessages(db: Kysely<Tables>, conversationId: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .where('message.conversation_id', '=', conversationId)
    .select(['message.seq', 'message.id', 'message.content', 'message.created_at'])
    .select((eb) => [
      eb('message.sender_id', '=', eb.ref('campaign.client_id')).as('by_client'),
      jsonArrayFrom(
        eb
          .selectFrom('message_file')
          .innerJoin('file', 'file.id', 'message_file.file_id')
          .whereRef('message_file.conversation_id', '=', 'message.conversation_id')
          .whereRef('message_file.seq', '=', 'message.seq')
          .select(['file.id', 'file.name', 'file.bytes', 'file.width', 'file.height'])
          .orderBy('message_file.place'),
      ).as('attachments'),
    ]);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

export function messageView(row: Selected): MessageView {
  return {
    seq: row.seq,
    id: row.id,
    sender: row.by_client ? 'client' : 'influencer',
    content: row.content,
    attachments: row.attachments,
    createdAt: row.created_at.toISOString(),
  };
}
