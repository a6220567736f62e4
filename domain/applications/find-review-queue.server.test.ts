import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { findReviewQueue } from './find-review-queue.server.ts';

const db = await testDatabase();

async function aQueue(names: string[]) {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand, { startDate: '2026-06-01', endDate: '2026-12-31' });
  const ids: Record<string, string> = {};
  for (const [day, name] of names.entries()) {
    const someone = await anInfluencer(db, name);
    await anApplication(later(someone, day), campaignId);
    ids[name] = someone.influencerId;
  }
  const idOf = (name: string) => ids[name] ?? '';
  const look = async (name: string, viewer = brand) => {
    const queue = await findReviewQueue(viewer, { campaignId, influencerId: idOf(name) });
    return {
      ...queue,
      people: queue.people.map(({ fullName }) => fullName).join(' '),
      previous: queue.previous?.fullName ?? null,
      next: queue.next?.fullName ?? null,
    };
  };
  const decide = (name: string, decision: 'accepted' | 'declined') =>
    decideApplication(brand, { campaignId, influencerId: idOf(name), decision });
  return { brand, campaignId, look, decide };
}

test('the pending applicants come in the order of their applications, five around the one under review', async () => {
  const { look } = await aQueue(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(await look('A')).toEqual({
    total: 7,
    position: 1,
    people: 'A B C D E',
    previous: null,
    next: 'B',
    applicants: 7,
    accepted: 0,
  });
  expect(await look('D')).toMatchObject({ position: 4, people: 'B C D E F', previous: 'C', next: 'E' });
  expect(await look('G')).toMatchObject({ position: 7, people: 'C D E F G', previous: 'F', next: null });
});

test('after a decision the next applicant is the one who applied after, or one who still waits', async () => {
  const { look, decide } = await aQueue(['A', 'B', 'C']);
  await decide('B', 'accepted');
  expect(await look('B')).toEqual({
    total: 2,
    position: null,
    people: 'A C',
    previous: null,
    next: 'C',
    applicants: 3,
    accepted: 1,
  });
  expect(await look('A')).toMatchObject({ position: 1, next: 'C' });
  await decide('C', 'declined');
  expect(await look('C')).toMatchObject({ total: 1, position: null, next: 'A' });
  await decide('A', 'declined');
  expect(await look('A')).toMatchObject({ total: 0, position: null, people: '', next: null });
});

test('the queue of a closed campaign and of another brand is empty', async () => {
  const { brand, campaignId, look } = await aQueue(['A', 'B']);
  expect(await look('A', await aBrand(db))).toMatchObject({ total: 0, people: '', next: null });
  expect(await look('A', later(brand, 365))).toMatchObject({ total: 0, people: '', next: null });
  await changeCampaignStatus(brand, campaignId, 'end');
  expect(await look('A')).toMatchObject({ total: 0, people: '', next: null });
});
