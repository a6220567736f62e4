import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, aVisitor, twoWhoMet } from '#tests/people.ts';
import { claimUnread } from './claim-unread.server.ts';
import type { UnreadEmail } from './notification.ts';
import { saveSettings } from './save-settings.server.ts';

const db = await testDatabase();

const minutesLater = <Someone extends Ctx>(person: Someone, minutes: number): Someone => ({
  ...person,
  now: new Date(person.now.getTime() + minutes * 60_000),
});
const say = (person: Ctx, conversationId: string, minutes: number) =>
  sendMessage(minutesLater(person, minutes), conversationId, { id: randomUUID(), content: 'Hello' });
const look = (minutes: number) => claimUnread(minutesLater(aVisitor(db), minutes));

/** The letters left so far, without their ids. */
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

test('a message goes into a letter once, when nobody has read it for 10 minutes', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await say(brand, conversationId, 0);
  await look(9);
  expect(await emails()).toEqual([]);
  await look(10);
  const first = {
    userId: requireActor(influencer).id,
    conversations: [{ conversationId, after: 0, upTo: 1 }],
  };
  expect(await emails()).toEqual([first]);
  await look(11);
  await look(600);
  expect(await emails()).toEqual([first]);

  await say(brand, conversationId, 600);
  await look(610);
  const second = { ...first, conversations: [{ conversationId, after: 1, upTo: 2 }] };
  expect(await emails()).toEqual([first, second]);
});

test('what is read meanwhile does not go, and what was written later waits its own 10 minutes', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await say(brand, conversationId, 0);
  await markRead(influencer, conversationId, 1);
  await say(brand, conversationId, 5);
  await look(10);
  await look(14);
  expect(await emails()).toEqual([]);
  await look(15);
  expect(await emails()).toMatchObject([{ conversations: [{ after: 1, upTo: 2 }] }]);

  await say(influencer, conversationId, 20);
  await markRead(brand, conversationId, 3);
  await look(60);
  expect(await emails()).toHaveLength(1);
});

test('with the message that is due go all other unread ones of that person', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const other = await aBrand(db, 'Hôtel Sauvage');
  const campaignId = await aCampaign(other);
  const applicationId = await anApplication(influencer, campaignId);
  const { influencerId } = influencer;
  await decideApplication(other, { campaignId, influencerId, decision: 'accepted' });
  const { id: second } = await db.kysely
    .selectFrom('conversation')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await say(brand, conversationId, 0);
  await say(other, second, 8);
  await say(other, second, 9);
  await look(10);
  await look(60);
  const conversations = [
    { conversationId, after: 0, upTo: 1 },
    { conversationId: second, after: 0, upTo: 2 },
  ].sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
  expect(await emails()).toEqual([{ userId: requireActor(influencer).id, conversations }]);
});

test('many looks at once leave one letter', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await say(brand, conversationId, 0);
  await Promise.all(Array.from({ length: 8 }, () => look(10)));
  expect(await emails()).toHaveLength(1);
});

test('of messages written while others look, each goes once', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const work: Promise<unknown>[] = [];
  for (let n = 0; n < 30; n++) work.push(say(brand, conversationId, n), look(n), look(n));
  await Promise.all(work);
  await look(60);
  const spans = (await emails()).flatMap(({ conversations }) => conversations);
  const seqs = spans.flatMap(({ after, upTo }) =>
    Array.from({ length: upTo - after }, (_, at) => after + 1 + at),
  );
  expect(seqs).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});

test('whoever wants no mail gets none, and no old message when they want it again', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await saveSettings(influencer, { message: { inProduct: true, byMail: false } });
  await say(brand, conversationId, 0);
  await look(10);
  await saveSettings(influencer, { message: { inProduct: true, byMail: true } });
  await look(60);
  expect(await emails()).toEqual([]);
});
