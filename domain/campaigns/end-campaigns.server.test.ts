import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, at, aVisitor } from '#tests/people.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { endCampaigns } from './end-campaigns.server.ts';

const db = await testDatabase();

const clockAt = (moment: string) => aVisitor(db, new Date(moment));
const statusOf = async (id: string) => {
  const rows = await db.kysely.selectFrom('campaign').select('status').where('id', '=', id).execute();
  return rows[0]?.status;
};
const statusEvents = () =>
  db.kysely.selectFrom('event').selectAll().where('name', '=', 'campaign.moved').orderBy('id').execute();

test.each([
  ['in summer', '2026-07-31', '2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z'],
  ['in winter', '2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ['before the clocks go forward', '2027-03-27', '2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z'],
  ['on the day they go forward', '2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ['before the clocks go back', '2026-10-24', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
  ['on the day they go back', '2026-10-25', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
])('ends a campaign at midnight in Paris after its end date: %s', async (_, endDate, before, after) => {
  const id = await aCampaign(await aBrand(db), { endDate });
  await endCampaigns(clockAt(before));
  expect(await statusOf(id)).toBe('active');
  await endCampaigns(clockAt(after));
  expect(await statusOf(id)).toBe('ended');
});

test('ends the applications too, and records the event without an actor in any context', async () => {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand, { endDate: '2026-06-20' });
  await anApplication(await anInfluencer(db), campaignId);
  const dayAfter = at(brand, '2026-06-21T08:00:00Z');
  await endCampaigns(dayAfter);
  expect((await statusEvents()).at(-1)).toMatchObject({
    actor_id: null,
    subject: { campaignId, from: 'active', to: 'ended' },
  });
  expect(await db.kysely.selectFrom('application').select(['status', 'ended_at']).execute()).toEqual([
    { status: 'ended', ended_at: dayAfter.now },
  ]);
});

test('leaves drafts, cancelled and ended campaigns unchanged', async () => {
  const brand = await aBrand(db);
  const endDate = '2026-06-20';
  const draft = await aCampaign(brand, { endDate }, 'draft');
  const canceled = await aCampaign(brand, { endDate });
  await changeCampaignStatus(brand, canceled, 'cancel');
  const ended = await aCampaign(brand, { endDate });
  await changeCampaignStatus(brand, ended, 'end');
  const before = await statusEvents();
  await endCampaigns(clockAt('2026-06-21T08:00:00Z'));
  expect(await Promise.all([draft, canceled, ended].map(statusOf))).toEqual(['draft', 'canceled', 'ended']);
  expect(await statusEvents()).toEqual(before);
});

test('ends the other campaigns if one fails, and throws its error', async () => {
  const brand = await aBrand(db);
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push(await aCampaign(brand, { endDate: '2026-06-20' }));
  await sql`alter table campaign add constraint broken check (id <> ${sql.lit(ids[1])} or status = 'active')`.execute(
    db.kysely,
  );
  await expect(endCampaigns(clockAt('2026-06-21T08:00:00Z'))).rejects.toThrow(
    '1 campaigns could not be ended',
  );
  expect(await Promise.all(ids.map(statusOf))).toEqual(['ended', 'active', 'ended']);
  await sql`alter table campaign drop constraint broken`.execute(db.kysely);
});

test('ends each due campaign once when several processes run at once', async () => {
  const brand = await aBrand(db);
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await aCampaign(brand, { endDate: '2026-06-20' }));
  const published = (await statusEvents()).length;
  await Promise.all(Array.from({ length: 8 }, () => endCampaigns(clockAt('2026-06-21T08:00:00Z'))));
  await endCampaigns(clockAt('2026-06-21T08:00:01Z'));
  expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['ended']));
  expect(await statusEvents()).toHaveLength(published + 12);
});
