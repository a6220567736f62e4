import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { act, type Ctx, requireActor } from '#domain/ctx.ts';
import { readNotificationOf } from '#domain/notifications/read-notifications.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, aConversation, anInfluencer, anUpload, later, twoWhoMet } from '#tests/people.ts';
import { READ_CHANNEL } from './conversation.ts';
import { findInbox } from './find-inbox.server.ts';
import { findUnread as find } from './find-unread.server.ts';
import { markRead } from './mark-read.server.ts';
import { sendMessage } from './send-message.server.ts';
import { nothingUnread } from './unread-view.ts';

const db = await testDatabase();
const findUnread = (ctx: Ctx) => find(ctx, requireActor(ctx).id);
const send = (ctx: Ctx, conversationId: string, content: string, files: string[] = []) =>
  sendMessage(ctx, conversationId, { id: randomUUID(), content, files });

async function aSecondConversation({ brand, influencer }: Awaited<ReturnType<typeof twoWhoMet>>) {
  const campaignId = await aCampaign(brand, { title: 'Winter table' });
  return { campaignId, conversationId: await aConversation(brand, influencer, campaignId) };
}

test('counts the other side’s messages until they are read, and never one’s own', async () => {
  const first = await twoWhoMet(db);
  const { brand, influencer, campaignId, conversationId } = first;
  const second = await aSecondConversation(first);
  expect(await findUnread(brand)).toEqual({ ...nothingUnread, notifications: 2, notices: 2 });
  await send(influencer, conversationId, 'one');
  await send(brand, conversationId, 'mine');
  await send(influencer, conversationId, 'two');
  const file = await anUpload(influencer, 'file', 'attachment');
  await send(later(influencer, 1), second.conversationId, '', [file]);
  const influencerId = influencer.influencerId;
  const [newer, older] = [
    { ...second, influencerId, count: 1 },
    { conversationId, campaignId, influencerId, count: 2 },
  ];
  expect(await findUnread(brand)).toEqual({
    notifications: 4,
    notices: 4,
    total: 3,
    written: 4,
    conversations: [newer, older],
    newest: {
      ...second,
      influencerId,
      otherName: 'Léa Dubois',
      content: '',
      files: 1,
      createdAt: '2026-06-16T10:00:00.000Z',
    },
  });
  expect(await findUnread(influencer)).toMatchObject({
    total: 1,
    newest: { otherName: 'Maison Aubrac' },
    written: 4,
  });
  await markRead(brand, second.conversationId, 1);
  expect(await findUnread(brand)).toMatchObject({
    total: 2,
    conversations: [older],
    newest: { content: 'two' },
  });
  await markRead(brand, conversationId, 1);
  expect(await findUnread(brand)).toMatchObject({ total: 1 });
  for (const stranger of [await aBrand(db), await anInfluencer(db)])
    expect(await findUnread(stranger)).toEqual(nothingUnread);
});

test('signals each read mark once', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const payloads: string[] = [];
  const listener = await db.listen(READ_CHANNEL, (payload) => payloads.push(payload));
  await send(brand, conversationId, 'one');
  for (const seq of [1, 1, 0]) await markRead(influencer, conversationId, seq);
  await send(brand, conversationId, 'two');
  await markRead(influencer, conversationId, 2);
  await expect.poll(() => payloads).toHaveLength(2);
  expect(new Set(payloads)).toEqual(new Set([`${conversationId} ${influencer.actor?.id}`]));
  await listener.close();
});

test('the inbox lists all conversations, last written first', async () => {
  const first = await twoWhoMet(db);
  const { brand, influencer, campaignId, conversationId } = first;
  const second = await aSecondConversation(first);
  await send(later(influencer, 1), conversationId, 'Bonjour');
  expect(await findInbox(brand)).toMatchObject({
    total: 2,
    page: 1,
    pages: 1,
    entries: [
      {
        id: conversationId,
        campaignId,
        influencerId: influencer.influencerId,
        campaignTitle: 'Autumn table',
        otherName: 'Léa Dubois',
        isWritable: true,
        unread: 1,
        last: { isOwn: false, content: 'Bonjour', files: 0 },
      },
      { id: second.conversationId, campaignTitle: 'Winter table', unread: 0, last: null },
    ],
  });
  await send(later(brand, 2), second.conversationId, 'Hello');
  const { entries } = await findInbox(influencer);
  expect(entries.map(({ otherName, unread, last }) => [otherName, unread, last?.isOwn])).toEqual([
    ['Maison Aubrac', 1, false],
    ['Maison Aubrac', 0, true],
  ]);
  expect(await findInbox(await aBrand(db))).toEqual({ entries: [], total: 0, page: 1, pages: 1 });
});

test('the inbox marks a conversation as closed 30 days after the end', async () => {
  const { brand, influencer, campaignId } = await twoWhoMet(db);
  await changeCampaignStatus(brand, campaignId, 'end');
  const isOpen = async (days: number) => (await findInbox(later(influencer, days))).entries[0]?.isWritable;
  expect([await isOpen(29), await isOpen(30)]).toEqual([true, false]);
});

test('reading and writing at the same moment never deadlock', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, 'one');
  const { writing } = await act(influencer, async (ctx) => {
    await ctx.db
      .updateTable('conversation_reader')
      .set({ read_seq: 1 })
      .where('conversation_id', '=', conversationId)
      .execute();
    const writing = send(brand, conversationId, 'two');
    await new Promise((resolve) => setTimeout(resolve, 300)); // Gives `send` time to reach the locked row.
    await readNotificationOf(ctx, conversationId, 1);
    return { writing };
  });
  expect(await writing).toMatchObject({ seq: 2 });
  expect(await findUnread(influencer)).toMatchObject({ total: 1 });
});
