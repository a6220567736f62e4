import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, later, twoWhoMet } from '#tests/people.ts';
import { CONVERSATION_CHANNEL } from './conversation.ts';
import { parseConversationSignal } from './conversation-signal.ts';
import { findConversation, findMessagesAfter } from './find-conversation.server.ts';
import { findInbox } from './find-inbox.server.ts';
import { messageInput } from './message-input.ts';
import { sendMessage } from './send-message.server.ts';

const db = await testDatabase();
const send = (ctx: Ctx, conversationId: string, content: string, id: string = randomUUID()) =>
  sendMessage(ctx, conversationId, { id, content });

test('numbers the messages of both sides in one sequence', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  expect(await send(brand, conversationId, 'Bonjour')).toMatchObject({ seq: 1, sender: 'client' });
  expect(await send(influencer, conversationId, 'Hello')).toMatchObject({ seq: 2, sender: 'influencer' });
});

test('stores a message sent 32 times in parallel once, and returns the same response', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, 'before');
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => send(brand, conversationId, 'once', id)),
  );
  expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([2]));
  const { messages } = await findConversation(brand, conversationId);
  expect(messages.map(({ content }) => content)).toEqual(['before', 'once']);
});

test('numbers 200 parallel messages of two people without a gap', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => send(n % 2 ? brand : influencer, conversationId, `${n}`)),
  );
  const all = Array.from({ length: 200 }, (_, n) => n + 1);
  expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(all);
  const stored = await db.kysely.selectFrom('message').select('seq').orderBy('seq').execute();
  expect(stored.map(({ seq }) => seq)).toEqual(all);
});

test('refuses the id of the other side’s message without revealing it', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const id = randomUUID();
  await send(brand, conversationId, 'mine', id);
  await expect(send(influencer, conversationId, 'yours', id)).rejects.toThrow('input.invalid');
});

test('refuses a message that the other side wrote on the same page', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const message = { id: randomUUID(), side: 'influencer', content: 'Hello' } as const;
  await expect(sendMessage(brand, conversationId, message)).rejects.toThrow('conversation.not_found');
  expect(await sendMessage(influencer, conversationId, message)).toMatchObject({ sender: 'influencer' });
});

test('responds conversation.not_found to anyone else', async () => {
  const { conversationId } = await twoWhoMet(db);
  for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
    await expect(send(stranger, conversationId, 'Hi')).rejects.toThrow('conversation.not_found');
  }
  await expect(send(aVisitor(db), conversationId, 'Hi')).rejects.toThrow('session.required');
  expect(await db.kysely.selectFrom('message').selectAll().execute()).toEqual([]);
});

describe('after the campaign ended', () => {
  test('a conversation is writable for 30 days, then read-only', async () => {
    const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
    await send(brand, conversationId, 'first');
    await changeCampaignStatus(brand, campaignId, 'end');
    await send(later(influencer, 29.9), conversationId, 'second');
    await expect(send(later(influencer, 30), conversationId, 'third')).rejects.toThrow('conversation.closed');
    const { messages, isWritable } = await findConversation(later(influencer, 400), conversationId);
    expect(messages.map(({ content }) => content)).toEqual(['first', 'second']);
    expect(isWritable).toBe(false);
  });

  test('a deal keeps it writable until 30 days after its close', async () => {
    const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
    await changeCampaignStatus(brand, campaignId, 'end');
    const { id } = await db.kysely.selectFrom('application').select('id').executeTakeFirstOrThrow();
    await db.kysely
      .insertInto('deal')
      .values(dealOf(id, brand, influencer))
      .execute();
    const isOpen = async (days: number) => {
      const { isWritable } = await findConversation(later(influencer, days), conversationId);
      const [entry] = (await findInbox(later(influencer, days))).entries;
      const sent = await send(later(influencer, days), conversationId, 'more').then(
        () => true,
        () => false,
      );
      expect([entry?.isWritable, sent]).toEqual([isWritable, isWritable]);
      return isWritable;
    };
    expect(await isOpen(400)).toBe(true);
    const closed = { status: 'closed', close_reason: 'done', closed_at: later(brand, 400).now } as const;
    await db.kysely.updateTable('deal').set(closed).execute();
    expect([await isOpen(429.9), await isOpen(430)]).toEqual([true, false]);
    await db.kysely.updateTable('deal').set({ closed_at: brand.now }).execute();
    expect([await isOpen(29.9), await isOpen(30)]).toEqual([true, false]);
    await db.kysely
      .updateTable('deal')
      .set({ closed_at: later(brand, 400).now })
      .execute();
    const brandId = requireActor(brand).id;
    await db.kysely.updateTable('app_user').set({ erased_at: brand.now }).where('id', '=', brandId).execute();
    expect(await isOpen(400)).toBe(false);
  });

  test('a retry of a message stored in time still returns the message', async () => {
    const { brand, campaignId, conversationId } = await twoWhoMet(db);
    await changeCampaignStatus(brand, campaignId, 'end');
    const id = randomUUID();
    await send(brand, conversationId, 'in time', id);
    expect(await send(later(brand, 31), conversationId, 'in time', id)).toMatchObject({ seq: 1 });
  });
});

describe('the database signal after the commit', () => {
  const signalOf = async (content: string) => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const { promise, resolve } = Promise.withResolvers<string>();
    const listener = await db.listen(CONVERSATION_CHANNEL, resolve);
    const message = await send(brand, conversationId, content);
    const ids = `${conversationId} ${influencer.actor?.id} ${brand.actor?.id}`;
    const payload = await promise;
    await listener.close();
    const read = await findMessagesAfter(brand, { conversationId, readerId: requireActor(brand).id }, 0, 10);
    return { message, ids, payload, read };
  };

  test('includes the message, identical to the stored one', async () => {
    const { message, ids, payload, read } = await signalOf('« Où ? »\n"Là" \ud83d\ude00');
    const [conversationId, ...userIds] = ids.split(' ');
    expect(parseConversationSignal(payload)).toEqual({ conversationId, userIds, message });
    expect(read).toEqual([message]);
    expect(message.createdAt).toBe('2026-06-15T10:00:00.000Z');
  });

  test('omits a message of the maximum length', async () => {
    const { ids, payload } = await signalOf('€'.repeat(5_000));
    expect(payload).toBe(ids);
  });
});

describe('messageInput', () => {
  const input = (content: unknown) => parse(messageInput, { id: randomUUID(), content });

  test('trims the text and removes NUL, which the database cannot store', () => {
    expect(input('  a\0b\n ').content).toBe('ab');
  });
  test.for(['', '  \n\t ', '\0'])('refuses blank text: %j', (content) => {
    expect(() => input(content)).toThrow(expect.objectContaining({ fields: { content: 'message.blank' } }));
  });
  test('accepts at most 5000 characters', () => {
    expect(input('x'.repeat(5_000)).content).toHaveLength(5_000);
    expect(() => input('x'.repeat(5_001))).toThrow(
      expect.objectContaining({ fields: { content: 'field.too_long' } }),
    );
  });
  test('requires a UUID', () => {
    expect(() => parse(messageInput, { id: 'x', content: 'Hi' })).toThrow('input.invalid');
  });
});

function dealOf(application_id: string, brand: Ctx, influencer: Ctx & { influencerId: string }) {
  return {
    id: 'deal-1',
    application_id,
    campaign_id: 'campaign-1',
    client_id: requireActor(brand).id,
    influencer_id: influencer.influencerId,
    influencer_user_id: requireActor(influencer).id,
    campaign_title: 'Autumn table',
    brand_name: 'Maison Aubrac',
    influencer_name: 'Léa Dubois',
    status: 'running',
    close_reason: null,
    closed_by: null,
    started_at: brand.now,
    running_at: brand.now,
    closed_at: null,
    due_at: null,
  } as const;
}
