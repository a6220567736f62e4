import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { inviteInfluencer } from '#domain/invitations/invite-influencer.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { testDatabase } from '#tests/database.ts';
import { dealBetween, withFee } from '#tests/deals.ts';
import {
  aBrand,
  aCampaign,
  anApplicant,
  anApplication,
  anInfluencer,
  later,
  twoWhoMet,
} from '#tests/people.ts';
import { findBrandToDo } from './find-brand-to-do.server.ts';
import { findInfluencerToDo } from './find-influencer-to-do.server.ts';

const db = await testDatabase();
const nothing = { lines: [], total: 0 };

test('lists the applicants of the campaign that ends first, and there the longest wait first', async () => {
  const brand = await aBrand(db);
  const [late, soon] = [
    await aCampaign(brand, { endDate: '2026-07-31' }),
    await aCampaign(brand, { endDate: '2026-06-20' }),
  ];
  const people = [
    await anInfluencer(db, 'A'),
    await anInfluencer(db, 'B'),
    await anInfluencer(db, 'C'),
  ] as const;
  await anApplication(people[0], late);
  await anApplication(later(people[1], 2), soon);
  await anApplication(later(people[2], 1), soon);
  const names = async (day: number) =>
    (await findBrandToDo(later(brand, day))).applicants.lines.map(({ fullName }) => fullName);
  expect(await names(3)).toEqual(['C', 'B', 'A']);
  expect(await names(6)).toEqual(['A']);
});

test('an applicant waits until the brand decides or the campaign ends', async () => {
  const { brand, ids, campaignId } = await anApplicant(db);
  expect((await findBrandToDo(brand)).applicants.total).toBe(1);
  await decideApplication(brand, { ...ids, decision: 'declined' });
  expect((await findBrandToDo(brand)).applicants).toEqual(nothing);
  await anApplication(await anInfluencer(db), campaignId);
  expect((await findBrandToDo(brand)).applicants.total).toBe(1);
  await changeCampaignStatus(brand, campaignId, 'end');
  expect((await findBrandToDo(brand)).applicants).toEqual(nothing);
});

test('names the fields that a draft lacks, and counts the drafts beyond the third', async () => {
  const brand = await aBrand(db);
  const slot1 = { start: '', end: '' };
  const onlySlot2 = { slot1, slot2: { start: '11:00', end: '12:00' } };
  for (const title of ['first', 'second', 'third']) await aCampaign(brand, { title, ...onlySlot2 }, 'draft');
  await aCampaign(brand, { title: 'fourth', slot1 }, 'draft');
  const { drafts } = await findBrandToDo(brand);
  expect(drafts.total).toBe(4);
  expect(drafts.lines.map(({ title, missing }) => [title, missing.map(({ field }) => field)])).toEqual([
    ['fourth', ['slot1']],
    ['third', []],
    ['second', []],
  ]);
});

test('lists an unread conversation until it is read, on both sides', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const write = (who: typeof brand) =>
    sendMessage(who, conversationId, { id: randomUUID(), content: 'Thursday works.', files: [] });
  await write(influencer);
  const { conversations } = await findBrandToDo(brand);
  expect(conversations).toMatchObject({
    total: 1,
    lines: [{ id: conversationId, otherName: 'Léa Dubois', unread: 1, last: { content: 'Thursday works.' } }],
  });
  expect((await findInfluencerToDo(influencer)).conversations).toEqual(nothing);
  await markRead(brand, conversationId, 1);
  expect((await findBrandToDo(brand)).conversations).toEqual(nothing);
  await write(brand);
  expect((await findInfluencerToDo(influencer)).conversations.lines).toMatchObject([{ id: conversationId }]);
});

test('lists an answer until the influencer has read it', async () => {
  const { influencer, campaignId, decide } = await anApplicant(db);
  expect((await findInfluencerToDo(influencer)).answers).toEqual(nothing);
  await decide('accepted');
  const { answers } = await findInfluencerToDo(influencer);
  expect(answers).toMatchObject({
    total: 1,
    lines: [{ kind: 'application_accepted', otherName: 'Maison Aubrac', campaignId, picture: null }],
  });
  await readNotificationsAbout(influencer, { campaignId, kinds: ['application_accepted'] });
  expect((await findInfluencerToDo(influencer)).answers).toEqual(nothing);
});

test('lists open invitations after the twelfth too', async () => {
  const influencer = await anInfluencer(db);
  for (let n = 1; n <= 13; n++) {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    await inviteInfluencer(brand, influencer.influencerId, { campaignId, note: '' });
  }
  const { invitations } = await findInfluencerToDo(influencer);
  expect([invitations.lines.length, invitations.total]).toEqual([13, 13]);
});

test('lists nothing of other people', async () => {
  await anApplicant(db);
  await twoWhoMet(db);
  expect(await findBrandToDo(await aBrand(db))).toEqual({
    applicants: nothing,
    conversations: nothing,
    deals: nothing,
    drafts: nothing,
  });
  const influencer = await anInfluencer(db);
  expect(await findInfluencerToDo(influencer)).toEqual({
    answers: nothing,
    invitations: nothing,
    conversations: nothing,
    deals: nothing,
  });
});

test('lists the deals in which the viewer must act, earliest deadline first, and three at most', async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const started: string[] = [];
  for (const day of [3, 1, 2, 4])
    started.push((await dealBetween(later(brand, day), later(influencer, day))).dealId);
  const lines = async (day: number) => {
    const [asBrand, asInfluencer] = [later(brand, day), later(influencer, day)];
    const { deals: mine } = await findInfluencerToDo(asInfluencer);
    const { deals: theirs } = await findBrandToDo(asBrand);
    return [mine.lines.map(({ id }) => started.indexOf(id)), mine.total, theirs.total];
  };
  expect(await lines(4)).toEqual([[1, 2, 0], 4, 0]);
  const [dealId = ''] = started.slice(1);
  const counter = { answersSeq: 1, terms: withFee(9_000), note: '' };
  await makeOffer(later(influencer, 4), dealId, counter);
  expect(await lines(4)).toEqual([[2, 0, 3], 3, 1]);
  // The offers of days 2 and 3 have expired by day 9, although the schedule has not run.
  expect(await lines(9)).toEqual([[3], 1, 1]);
});
