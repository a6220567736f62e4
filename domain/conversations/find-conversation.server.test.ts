import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, twoWhoMet } from '#tests/people.ts';
import { findConversation, findMessagesAfter, findOlderMessages } from './find-conversation.server.ts';
import { findInbox } from './find-inbox.server.ts';
import { markRead } from './mark-read.server.ts';
import { sendMessage } from './send-message.server.ts';

const db = await testDatabase();

async function sendMany(ctx: Ctx, conversationId: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await sendMessage(ctx, conversationId, { id: randomUUID(), content: `${n}` });
  }
}
const seqs = ({ messages }: { messages: { seq: number }[] }) => messages.map(({ seq }) => seq);

test('returns the name of the other side to each side', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  expect(await findConversation(brand, conversationId)).toMatchObject({
    side: 'client',
    otherName: 'Léa Dubois',
    isWritable: true,
    hasOlder: false,
    readSeq: 0,
  });
  expect(await findConversation(influencer, conversationId)).toMatchObject({
    side: 'influencer',
    otherName: 'Maison Aubrac',
  });
});

test('is in both inboxes if an older release created it, without readers', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const conversation = db.kysely.deleteFrom('conversation').where('id', '=', conversationId);
  const { id, application_id, created_at } = await conversation.returningAll().executeTakeFirstOrThrow();
  await db.kysely.insertInto('conversation').values({ id, application_id, created_at }).execute();
  for (const reader of [brand, influencer]) {
    const { entries } = await findInbox(reader, 1);
    expect(entries).toMatchObject([{ id: conversationId }]);
  }
});

test('returns the latest messages, and older ones page by page', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await sendMany(brand, conversationId, 65);
  const latest = await findConversation(brand, conversationId);
  expect([seqs(latest).at(0), seqs(latest).at(-1), latest.hasOlder]).toEqual([36, 65, true]);
  const older = await findOlderMessages(brand, conversationId, 36);
  expect([seqs(older).at(0), seqs(older).at(-1), older.hasOlder]).toEqual([6, 35, true]);
  const oldest = await findOlderMessages(brand, conversationId, 6);
  expect([seqs(oldest).at(0), seqs(oldest).at(-1), oldest.hasOlder]).toEqual([1, 5, false]);
});

test('returns the messages after a seq in order', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await sendMany(brand, conversationId, 5);
  expect(
    seqs({
      messages: await findMessagesAfter(brand, { conversationId, readerId: requireActor(brand).id }, 2, 2),
    }),
  ).toEqual([3, 4]);
});

test('responds conversation.not_found to anyone else', async () => {
  const { conversationId } = await twoWhoMet(db);
  for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
    await expect(findConversation(stranger, conversationId)).rejects.toThrow('conversation.not_found');
    await expect(findOlderMessages(stranger, conversationId, 9)).rejects.toThrow('conversation.not_found');
    await expect(markRead(stranger, conversationId, 1)).rejects.toThrow('conversation.not_found');
  }
});

test('never moves a read mark back, nor beyond the last message', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await sendMany(brand, conversationId, 3);
  const read = async () => (await findConversation(influencer, conversationId)).readSeq;
  await markRead(influencer, conversationId, 2);
  expect(await read()).toBe(2);
  await markRead(influencer, conversationId, 1);
  expect(await read()).toBe(2);
  await markRead(influencer, conversationId, 99);
  expect(await read()).toBe(3);
  expect(await findConversation(brand, conversationId)).toMatchObject({ readSeq: 0, otherReadSeq: 3 });
});
