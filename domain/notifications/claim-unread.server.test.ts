import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, aConversation, aVisitor, twoWhoMet } from '#tests/people.ts';
import { claimUnread } from './claim-unread.server.ts';
import type { UnreadEmail } from './notification.ts';
import { saveSettings } from './save-settings.server.ts';

const db = await testDatabase();

const minutesLater = <Someone extends Ctx>(person: Someone, minutes: number): Someone => ({
  ...person,
  now: new Date(person.now.getTime() + minutes * 60_000),
});
const sendAt = (person: Ctx, conversationId: string, minutes: number) =>
  sendMessage(minutesLater(person, minutes), conversationId, { id: randomUUID(), content: 'Hello' });
const claimAt = (minutes: number) => claimUnread(minutesLater(aVisitor(db), minutes));

async function emails() {
  const jobs = await db.kysely
    .selectFrom('job')
    .select('payload')
    .where('name', '=', 'mail.unread')
    .orderBy('id')
    .execute();
  return jobs.map(({ payload }) => {
    const { userId, conversations } = payload as unknown as UnreadEmail;
    return { userId, conversations };
  });
}

test('emails a message once after it was unread for 10 minutes', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await sendAt(brand, conversationId, 0);
  await claimAt(9);
  expect(await emails()).toEqual([]);
  await claimAt(10);
  const first = {
    userId: requireActor(influencer).id,
    conversations: [{ conversationId, after: 0, upTo: 1 }],
  };
  expect(await emails()).toEqual([first]);
  await claimAt(11);
  await claimAt(600);
  expect(await emails()).toEqual([first]);

  await sendAt(brand, conversationId, 600);
  await claimAt(610);
  const second = { ...first, conversations: [{ conversationId, after: 1, upTo: 2 }] };
  expect(await emails()).toEqual([first, second]);
});

test('omits messages read meanwhile, and waits 10 minutes for later ones', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await sendAt(brand, conversationId, 0);
  await markRead(influencer, conversationId, 1);
  await sendAt(brand, conversationId, 5);
  await claimAt(10);
  await claimAt(14);
  expect(await emails()).toEqual([]);
  await claimAt(15);
  expect(await emails()).toMatchObject([{ conversations: [{ after: 1, upTo: 2 }] }]);

  await sendAt(influencer, conversationId, 20);
  await markRead(brand, conversationId, 3);
  await claimAt(60);
  expect(await emails()).toHaveLength(1);
});

test('adds all other unread messages of the person to the email', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const other = await aBrand(db, 'Hôtel Sauvage');
  const second = await aConversation(other, influencer, await aCampaign(other));
  await sendAt(brand, conversationId, 0);
  await sendAt(other, second, 8);
  await sendAt(other, second, 9);
  await claimAt(10);
  await claimAt(60);
  const conversations = [
    { conversationId, after: 0, upTo: 1 },
    { conversationId: second, after: 0, upTo: 2 },
  ].sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
  expect(await emails()).toEqual([{ userId: requireActor(influencer).id, conversations }]);
});

test('enqueues one email from parallel runs', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await sendAt(brand, conversationId, 0);
  await Promise.all(Array.from({ length: 8 }, () => claimAt(10)));
  expect(await emails()).toHaveLength(1);
});

test('emails each message once when messages are written during parallel runs', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const runs: Promise<unknown>[] = [];
  for (let n = 0; n < 30; n++) runs.push(sendAt(brand, conversationId, n), claimAt(n), claimAt(n));
  await Promise.all(runs);
  await claimAt(60);
  const spans = (await emails()).flatMap(({ conversations }) => conversations);
  const seqs = spans.flatMap(({ after, upTo }) =>
    Array.from({ length: upTo - after }, (_, at) => after + 1 + at),
  );
  expect(seqs).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});

test('sends no email to a person who turned it off, and no old message after they turn it on again', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await saveSettings(influencer, { message: { inProduct: true, byMail: false } });
  await sendAt(brand, conversationId, 0);
  await claimAt(10);
  await saveSettings(influencer, { message: { inProduct: true, byMail: true } });
  await claimAt(60);
  expect(await emails()).toEqual([]);
});
