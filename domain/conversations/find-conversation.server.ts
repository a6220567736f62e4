import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { ConversationView, MessageView, ReadMarks } from './conversation-view.ts';
import { isWritableAt } from './is-writable.server.ts';
import { otherNameFor, selectConversations, selectOwnConversation } from './select-conversations.server.ts';
import { isVisibleTo, selectMessages } from './select-messages.server.ts';

const PAGE = 30;

/**
 * Returns a conversation with its latest messages. Refuses other people's conversations with
 * `conversation.not_found`.
 */
export async function findConversation(ctx: Ctx, conversationId: string): Promise<ConversationView> {
  const { id: readerId, role: side } = requireActor(ctx);
  const row = await selectOwnConversation(ctx, conversationId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select([otherNameFor(readerId), isWritableAt(ctx.now).as('isWritable')])
    .select(side === 'client' ? 'influencer.id as otherId' : 'company.id as otherId')
    .executeTakeFirst();
  if (!row) throw new Refusal('conversation.not_found');
  const marks = await findReadMarks(ctx, conversationId);
  return {
    id: conversationId,
    side,
    otherName: row.otherName,
    otherId: row.otherId,
    isWritable: row.isWritable,
    isBlocked: await isBlockedByReader(ctx, conversationId),
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

/** Refuses other people's conversations with `conversation.not_found`. */
export async function findOtherName(ctx: Ctx, conversationId: string): Promise<string> {
  const own = await selectOwnConversation(ctx, conversationId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(otherNameFor(requireActor(ctx).id))
    .executeTakeFirst();
  if (!own) throw new Refusal('conversation.not_found');
  return own.otherName;
}

/**
 * Returns whether the actor has blocked the other side. Does not reveal whether the other side has blocked the actor.
 */
export async function isBlockedByReader(ctx: Ctx, conversationId: string): Promise<boolean> {
  const actor = requireActor(ctx);
  const blocked = await selectOwnConversation(ctx, conversationId)
    .innerJoin('block', (join) =>
      join
        .on('block.blocker_id', '=', actor.id)
        .on((eb) =>
          eb(
            'block.blocked_id',
            '=',
            eb.ref(actor.role === 'client' ? 'influencer.user_id' : 'campaign.client_id'),
          ),
        ),
    )
    .select('conversation.id')
    .executeTakeFirst();
  return blocked !== undefined;
}

/** Returns at most `limit` messages after a seq, in order. Callers must have authorized the reader. */
export async function findMessagesAfter(
  { db }: Pick<Ctx, 'db'>,
  { conversationId, readerId }: { conversationId: string; readerId: string },
  after: number,
  limit: number,
): Promise<MessageView[]> {
  const rows = await selectMessages(db, conversationId, readerId)
    .where('message.seq', '>', after)
    .orderBy('message.seq')
    .limit(limit)
    .execute();
  return rows.map(({ view }) => view);
}

/**
 * Returns, for each reader of the conversations, the seq of the last message that the reader may see. Callers must
 * have authorized the readers.
 */
export function findLastSeqs(
  { db }: Pick<Ctx, 'db'>,
  conversationIds: string[],
): Promise<{ conversationId: string; readerId: string; lastSeq: number }[]> {
  return db
    .selectFrom('conversation_reader as reader')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('message')
          .whereRef('message.conversation_id', '=', 'reader.conversation_id')
          .where(isVisibleTo(sql.ref('reader.user_id')))
          .select('message.seq')
          .orderBy('message.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('reader.conversation_id', '=', sql<string>`any(${conversationIds})`)
    .select(['reader.conversation_id as conversationId', 'reader.user_id as readerId', 'last.seq as lastSeq'])
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

async function page(ctx: Ctx, conversationId: string, before?: number) {
  const rows = await selectMessages(ctx.db, conversationId, requireActor(ctx).id)
    .$if(before !== undefined, (query) => query.where('message.seq', '<', before ?? 0))
    .orderBy('message.seq', 'desc')
    .limit(PAGE + 1)
    .execute();
  const messages = rows.slice(0, PAGE).map(({ view }) => view);
  return { messages: messages.reverse(), hasOlder: rows.length > PAGE };
}
