import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { isWritable } from './conversation.ts';
import type { ConversationView, MessageView, ReadMarks } from './conversation-view.ts';
import { otherNameFor, selectConversations, selectOwnConversation } from './select-conversations.server.ts';
import { selectMessages } from './select-messages.server.ts';

const PAGE = 30;

/**
 * Returns a conversation with its latest messages. Refuses other people's conversations with
 * `conversation.not_found`.
 */
export async function findConversation(ctx: Ctx, conversationId: string): Promise<ConversationView> {
  const { id: readerId, role: side } = requireActor(ctx);
  const row = await selectOwnConversation(ctx, conversationId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select([otherNameFor(readerId), 'application.ended_at'])
    .executeTakeFirst();
  if (!row) throw new Refusal('conversation.not_found');
  const marks = await findReadMarks(ctx, conversationId);
  return {
    id: conversationId,
    side,
    otherName: row.otherName,
    isWritable: isWritable(row.ended_at, ctx.now),
    ...(await page(ctx, conversationId)),
    readSeq: marks[side],
    otherReadSeq: marks[side === 'client' ? 'influencer' : 'client'],
    asOf: ctx.now.toISOString(),
  };
}

/**
 * Returns a page of the messages before a seq, oldest first. Refuses other people's conversations with
 * `conversation.not_found`.
 */
export async function findOlderMessages(
  ctx: Ctx,
  conversationId: string,
  before: number,
): Promise<{ messages: MessageView[]; hasOlder: boolean }> {
  await requireReader(ctx, conversationId);
  return page(ctx, conversationId, before);
}

/** Refuses other people's conversations with `conversation.not_found`. */
export async function requireReader(ctx: Ctx, conversationId: string): Promise<{ lastSeq: number }> {
  const own = await selectOwnConversation(ctx, conversationId)
    .select('conversation.last_seq as lastSeq')
    .executeTakeFirst();
  if (!own) throw new Refusal('conversation.not_found');
  return own;
}

/** Returns at most `limit` messages after a seq, in order. Callers must have authorized the reader. */
export async function findMessagesAfter(
  { db }: Pick<Ctx, 'db'>,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageView[]> {
  const rows = await selectMessages(db, conversationId)
    .where('message.seq', '>', after)
    .orderBy('message.seq')
    .limit(limit)
    .execute();
  return rows.map(({ view }) => view);
}

/** Callers must have authorized the readers. */
export function findLastSeqs(
  { db }: Pick<Ctx, 'db'>,
  conversationIds: string[],
): Promise<{ id: string; lastSeq: number }[]> {
  return db
    .selectFrom('conversation')
    .where('id', '=', sql<string>`any(${conversationIds})`)
    .select(['id', 'last_seq as lastSeq'])
    .execute();
}

/** Callers must have authorized the reader. */
export async function findReadMarks(ctx: Pick<Ctx, 'db'>, conversationId: string): Promise<ReadMarks> {
  const rows = await selectConversations(ctx)
    .innerJoin('conversation_reader as reader', 'reader.conversation_id', 'conversation.id')
    .where('conversation.id', '=', conversationId)
    .select(['reader.user_id', 'reader.read_seq', 'campaign.client_id'])
    .execute();
  const marks: ReadMarks = { client: 0, influencer: 0 };
  for (const row of rows) marks[row.user_id === row.client_id ? 'client' : 'influencer'] = row.read_seq;
  return marks;
}

async function page({ db }: Ctx, conversationId: string, before?: number) {
  const rows = await selectMessages(db, conversationId)
    .$if(before !== undefined, (query) => query.where('message.seq', '<', before ?? 0))
    .orderBy('message.seq', 'desc')
    .limit(PAGE)
    .execute();
  const messages = rows.map(({ view }) => view).reverse();
  return { messages, hasOlder: (messages[0]?.seq ?? 1) > 1 };
}
