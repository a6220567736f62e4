import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, later, twoWhoMet } from '#tests/people.ts';
import { CONVERSATION_CHANNEL } from './conversation.ts';
import { parseConversationSignal } from './conversation-signal.ts';
import { findConversation, findMessagesAfter } from './find-conversation.server.ts';
import { messageInput } from './message-input.ts';
import { sendMessage } from './send-message.server.ts';

const db = await testDatabase();
const say = (ctx: Ctx, conversationId: string, content: string, id: string = randomUUID()) =>
  sendMessage(ctx, conversationId, { id, content });

test('both sides count their messages 1, 2, 3 together', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  expect(await say(brand, conversationId, 'Bonjour')).toMatchObject({ seq: 1, sender: 'client' });
  expect(await say(influencer, conversationId, 'Hello')).toMatchObject({ seq: 2, sender: 'influencer' });
});

test('32 parallel tries of one message store it once and answer alike', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await say(brand, conversationId, 'before');
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 32 }, () => say(brand, conversationId, 'once', id)));
  expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([2]));
  const { messages } = await findConversation(brand, conversationId);
  expect(messages.map(({ content }) => content)).toEqual(['before', 'once']);
});

test('200 parallel messages of two people leave no gap', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => say(n % 2 ? brand : influencer, conversationId, `${n}`)),
  );
  const all = Array.from({ length: 200 }, (_, n) => n + 1);
  expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(all);
  const stored = await db.kysely.selectFrom('message').select('seq').orderBy('seq').execute();
  expect(stored.map(({ seq }) => seq)).toEqual(all);
});

test('the id of the other person’s message is refused, and tells nothing of it', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const id = randomUUID();
  await say(brand, conversationId, 'mine', id);
  await expect(say(influencer, conversationId, 'yours', id)).rejects.toThrow('input.invalid');
});

test('nobody else finds the conversation', async () => {
  const { conversationId } = await twoWhoMet(db);
  for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
    await expect(say(stranger, conversationId, 'Hi')).rejects.toThrow('conversation.not_found');
  }
  await expect(say(aVisitor(db), conversationId, 'Hi')).rejects.toThrow('session.required');
  expect(await db.kysely.selectFrom('message').selectAll().execute()).toEqual([]);
});

describe('after the campaign ended', () => {
  test('it is writable for 30 days, then only readable', async () => {
    const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
    await say(brand, conversationId, 'first');
    await changeCampaignStatus(brand, campaignId, 'end');
    await say(later(influencer, 29.9), conversationId, 'second');
    await expect(say(later(influencer, 30), conversationId, 'third')).rejects.toThrow('conversation.closed');
    const { messages, isWritable } = await findConversation(later(influencer, 400), conversationId);
    expect(messages.map(({ content }) => content)).toEqual(['first', 'second']);
    expect(isWritable).toBe(false);
  });

  test('a retry of what was stored in time is still answered', async () => {
    const { brand, campaignId, conversationId } = await twoWhoMet(db);
    await changeCampaignStatus(brand, campaignId, 'end');
    const id = randomUUID();
    await say(brand, conversationId, 'in time', id);
    expect(await say(later(brand, 31), conversationId, 'in time', id)).toMatchObject({ seq: 1 });
  });
});

describe('watchers are told after the commit', () => {
  const told = async (content: string) => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const { promise, resolve } = Promise.withResolvers<string>();
    const listener = await db.listen(CONVERSATION_CHANNEL, resolve);
    const message = await say(brand, conversationId, content);
    const ids = `${conversationId} ${influencer.actor?.id} ${brand.actor?.id}`;
    const notification = await promise;
    await listener.close();
    const read = await findMessagesAfter(brand, conversationId, 0, 10);
    return { message, ids, notification, read };
  };

  test('with the message itself, as it is read later', async () => {
    const { message, ids, notification, read } = await told('« Où ? »\n"Là" \ud83d\ude00');
    const [conversationId, ...userIds] = ids.split(' ');
    expect(parseConversationSignal(notification)).toEqual({ conversationId, userIds, message });
    expect(read).toEqual([message]);
    expect(message.createdAt).toBe('2026-06-15T10:00:00.000Z');
  });

  test('of the longest message without it', async () => {
    const { ids, notification } = await told('€'.repeat(5_000));
    expect(notification).toBe(ids);
  });
});

describe('what may be said', () => {
  const input = (content: unknown) => parse(messageInput, { id: randomUUID(), content });

  test('is trimmed, and free of what the database cannot keep', () => {
    expect(input('  a\0b\n ').content).toBe('ab');
  });
  test.for(['', '  \n\t ', '\0'])('is not blank: %j', (content) => {
    expect(() => input(content)).toThrow(expect.objectContaining({ fields: { content: 'message.blank' } }));
  });
  test('has at most 5000 characters', () => {
    expect(input('x'.repeat(5_000)).content).toHaveLength(5_000);
    expect(() => input('x'.repeat(5_001))).toThrow(
      expect.objectContaining({ fields: { content: 'field.too_long' } }),
    );
  });
  test('carries the id of a browser', () => {
    expect(() => parse(messageInput, { id: 'x', content: 'Hi' })).toThrow('input.invalid');
  });
});
