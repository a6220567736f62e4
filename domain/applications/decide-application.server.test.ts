import { expect, test } from 'vitest';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { decideApplication } from './decide-application.server.ts';

const db = await testDatabase();

async function anApplicant() {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const campaignId = await aCampaign(brand);
  const applicationId = await anApplication(influencer, campaignId);
  return { brand, influencer, ids: { campaignId, influencerId: influencer.influencerId }, applicationId };
}
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

test('accepting opens the conversation', async () => {
  const { brand, ids, applicationId } = await anApplicant();
  await decideApplication(brand, { ...ids, decision: 'accepted' });
  expect(await application()).toEqual({
    status: 'accepted',
    decision: 'accepted',
    decided_at: brand.now,
    decided_by: brand.actor?.id,
  });
  expect(await conversations()).toEqual([{ application_id: applicationId }]);
});

test('declining opens none', async () => {
  const { brand, ids } = await anApplicant();
  await decideApplication(brand, { ...ids, decision: 'declined' });
  expect(await application()).toMatchObject({ status: 'declined', decision: 'declined' });
  expect(await conversations()).toEqual([]);
});

test('the day after the campaign’s last one nothing is decided any more, before the clock came by', async () => {
  const { brand, ids } = await anApplicant();
  const dayAfter = { ...brand, now: new Date('2026-07-31T22:00:00Z') };
  await expect(decideApplication(dayAfter, { ...ids, decision: 'accepted' })).rejects.toMatchObject({
    code: 'application.already_decided',
  });
  expect(await application()).toMatchObject({ status: 'pending', decision: null });
});

test('of 32 parallel decisions one wins and the rest are told', async () => {
  const { brand, ids } = await anApplicant();
  const tries = await Promise.allSettled(
    Array.from({ length: 32 }, (_, n) =>
      decideApplication(brand, { ...ids, decision: n % 2 ? 'accepted' : 'declined' }),
    ),
  );
  const refused = tries.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []));
  expect(refused).toHaveLength(31);
  expect(new Set(refused)).toEqual(new Set(['Refusal: application.already_decided']));
  const decided = await application();
  expect(await decisions()).toEqual([`application.${decided?.decision}`]);
  expect(await conversations()).toHaveLength(decided?.decision === 'accepted' ? 1 : 0);
});

test('for anyone else there is no such application', async () => {
  const { brand, influencer, ids } = await anApplicant();
  const tries: [Ctx, typeof ids][] = [
    [await aBrand(db), ids],
    [influencer, ids],
    [brand, { ...ids, campaignId: await aCampaign(brand) }],
    [brand, { ...ids, influencerId: 'influencer-nobody' }],
  ];
  for (const [who, which] of tries) {
    const decide = decideApplication(who, { ...which, decision: 'accepted' });
    await expect(decide).rejects.toThrow('application.not_found');
  }
  expect(await application()).toMatchObject({ status: 'pending' });
});

test('once the campaign has ended nothing is left to decide', async () => {
  const { brand, ids } = await anApplicant();
  await endCampaigns(later(brand, 90));
  await expect(decideApplication(brand, { ...ids, decision: 'accepted' })).rejects.toThrow(
    'application.already_decided',
  );
  expect(await application()).toMatchObject({ status: 'ended', decision: null });
});
