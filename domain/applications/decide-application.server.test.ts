import { expect, test } from 'vitest';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplicant, at } from '#tests/people.ts';
import { decideApplication } from './decide-application.server.ts';

const db = await testDatabase();

const application = () =>
  db.kysely
    .selectFrom('application')
    .select(['status', 'decision', 'decided_at', 'decided_by'])
    .executeTakeFirst();
const conversations = () => db.kysely.selectFrom('conversation').select('application_id').execute();
const decisions = async () =>
  (await db.kysely.selectFrom('event').select('name').execute())
    .map(({ name }) => name)
    .filter((name) => name === 'application.accepted' || name === 'application.declined');

test('accepting creates the conversation', async () => {
  const { brand, decide, applicationId } = await anApplicant(db);
  await decide('accepted');
  expect(await application()).toEqual({
    status: 'accepted',
    decision: 'accepted',
    decided_at: brand.now,
    decided_by: brand.actor?.id,
  });
  expect(await conversations()).toEqual([{ application_id: applicationId }]);
});

test('declining creates no conversation', async () => {
  const { decide } = await anApplicant(db);
  await decide('declined');
  expect(await application()).toMatchObject({ status: 'declined', decision: 'declined' });
  expect(await conversations()).toEqual([]);
});

test('refuses a decision on the day after the campaign’s end date, before and after the scheduled job ends it', async () => {
  const { brand, ids } = await anApplicant(db);
  const dayAfter = at(brand, '2026-07-31T22:00:00Z');
  const decide = () => decideApplication(dayAfter, { ...ids, decision: 'accepted' });
  await expect(decide()).rejects.toThrow('application.already_decided');
  expect(await application()).toMatchObject({ status: 'pending', decision: null });
  await endCampaigns(dayAfter);
  await expect(decide()).rejects.toThrow('application.already_decided');
  expect(await application()).toMatchObject({ status: 'ended', decision: null });
});

test('saves one of 32 parallel decisions and refuses the others', async () => {
  const { decide } = await anApplicant(db);
  // Opens all connections of the pool. Otherwise the decisions below would not run in parallel.
  await Promise.all(Array.from({ length: 10 }, application));
  const tries = await Promise.allSettled(
    Array.from({ length: 32 }, (_, n) => decide(n % 2 ? 'accepted' : 'declined')),
  );
  const refused = tries.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []));
  expect(refused).toHaveLength(31);
  expect(new Set(refused)).toEqual(new Set(['Refusal: application.already_decided']));
  const decided = await application();
  expect(await decisions()).toEqual([`application.${decided?.decision}`]);
  expect(await conversations()).toHaveLength(decided?.decision === 'accepted' ? 1 : 0);
});

test('responds application.not_found to anyone but the owner, and for another campaign or influencer', async () => {
  const { brand, influencer, ids } = await anApplicant(db);
  const tries: [Ctx, typeof ids][] = [
    [await aBrand(db), ids],
    [influencer, ids],
    [brand, { ...ids, campaignId: await aCampaign(brand) }],
    [brand, { ...ids, influencerId: 'influencer-nobody' }],
  ];
  for (const [ctx, target] of tries) {
    const decide = decideApplication(ctx, { ...target, decision: 'accepted' });
    await expect(decide).rejects.toThrow('application.not_found');
  }
  expect(await application()).toMatchObject({ status: 'pending' });
});
