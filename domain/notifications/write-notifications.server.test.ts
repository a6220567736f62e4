import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer } from '#tests/people.ts';
import { act, requireActor } from '../ctx.ts';
import { recordAll } from '../events.server.ts';
import { saveSettings } from './save-settings.server.ts';

const db = await testDatabase();

test('hundreds of events of one act notify each recipient by their own channels', async () => {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const [lea, omar, ines, gone] = [
    await anInfluencer(db),
    await anInfluencer(db),
    await anInfluencer(db),
    await anInfluencer(db),
  ];
  await saveSettings(omar, { campaign_closed: { inProduct: false, byMail: true } });
  const { kysely } = db;
  const [blocker_id, blocked_id] = [requireActor(ines).id, requireActor(brand).id];
  await kysely.insertInto('block').values({ blocker_id, blocked_id, created_at: brand.now }).execute();
  await kysely
    .updateTable('app_user')
    .set({ erased_at: brand.now })
    .where('id', '=', requireActor(gone).id)
    .execute();
  const subjects = Array.from({ length: 1_001 }, (_, n) => {
    const { influencerId } = [lea, omar, ines, gone][n % 4] ?? lea;
    return { applicationId: `application-${n}`, campaignId, influencerId };
  });
  await act(brand, (ctx) => recordAll(ctx, 'application.ended', subjects));

  const notifications = await kysely
    .selectFrom('notice')
    .select(({ fn }) => ['user_id', 'listed', fn.countAll<number>().as('count')])
    .groupBy(['user_id', 'listed'])
    .orderBy('listed', 'desc')
    .execute();
  expect(notifications).toEqual([
    { user_id: lea.actor?.id, listed: true, count: 251 },
    { user_id: omar.actor?.id, listed: false, count: 250 },
  ]);
  const events = kysely.selectFrom('event').select('id').where('name', '=', 'application.ended');
  expect(await events.execute()).toHaveLength(1_001);
  const emails = kysely.selectFrom('job').select('id').where('name', '=', 'mail.notice');
  expect(await emails.execute()).toHaveLength(501);
});
