import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { withdrawApplication } from './withdraw-application.server.ts';

const db = await testDatabase();

const applications = () => db.kysely.selectFrom('application').selectAll().execute();

async function anApplicant() {
  const brand = await aBrand(db);
  const influencer = await anInfluencer(db);
  const campaignId = await aCampaign(brand);
  const applicationId = await anApplication(influencer, campaignId, 'First words');
  const decide = (decision: 'accepted' | 'declined') =>
    decideApplication(brand, { campaignId, influencerId: influencer.influencerId, decision });
  return { brand, influencer, campaignId, applicationId, decide };
}

async function anotherCampaign(influencer: Awaited<ReturnType<typeof anInfluencer>>) {
  const campaignId = await aCampaign(await aBrand(db));
  await anApplication(influencer, campaignId);
  return campaignId;
}

describe('withdrawApplication', () => {
  it('deletes the application, records an event, and lets the influencer apply again', async () => {
    const { influencer, campaignId, applicationId } = await anApplicant();
    await withdrawApplication(influencer, campaignId);
    expect(await applications()).toEqual([]);
    const events = await db.kysely
      .selectFrom('event')
      .select('subject')
      .where('name', '=', 'application.withdrawn')
      .execute();
    expect(events).toMatchObject([{ subject: { applicationId, campaignId } }]);
    const newId = await anApplication(influencer, campaignId, 'Second words');
    expect(await applications()).toMatchObject([{ id: newId, status: 'pending', message: 'Second words' }]);
  });

  it('refuses the eleventh withdrawal in an hour, since each new application emails the brand', async () => {
    const { influencer, campaignId } = await anApplicant();
    for (let times = 0; times < 10; times++) {
      await withdrawApplication(influencer, campaignId);
      await anApplication(influencer, campaignId, 'Once more');
    }
    await expect(withdrawApplication(influencer, campaignId)).rejects.toMatchObject({
      code: 'account.too_many_attempts',
    });
    await withdrawApplication(influencer, await anotherCampaign(influencer));
  });

  it.each([['accepted'], ['declined']] as const)(
    'refuses to withdraw an application that is %s',
    async (decision) => {
      const { influencer, campaignId, decide } = await anApplicant();
      await decide(decision);
      await expect(withdrawApplication(influencer, campaignId)).rejects.toMatchObject({
        code: 'application.not_pending',
      });
      expect(await applications()).toMatchObject([{ status: decision }]);
    },
  );

  it('refuses after the campaign closed', async () => {
    const { brand, influencer, campaignId } = await anApplicant();
    await changeCampaignStatus(brand, campaignId, 'end');
    await expect(withdrawApplication(influencer, campaignId)).rejects.toMatchObject({
      code: 'application.not_pending',
    });
  });

  it('refuses on the day after the campaign’s end date, before the scheduled job ends it', async () => {
    const { influencer, campaignId } = await anApplicant();
    const dayAfter = { ...influencer, now: new Date('2026-07-31T22:00:00Z') };
    await expect(withdrawApplication(dayAfter, campaignId)).rejects.toMatchObject({
      code: 'application.not_pending',
    });
    expect(await applications()).toMatchObject([{ status: 'pending' }]);
  });

  it('responds application.not_found to another influencer and to the brand', async () => {
    const { brand, campaignId } = await anApplicant();
    const not = { code: 'application.not_found', status: 404 };
    await expect(withdrawApplication(await anInfluencer(db), campaignId)).rejects.toMatchObject(not);
    await expect(withdrawApplication(brand, campaignId)).rejects.toMatchObject(not);
    expect(await applications()).toHaveLength(1);
  });

  it('succeeds or is refused when a decision comes at the same moment: exactly one of them is saved', async () => {
    for (const withdrawsFirst of [true, false]) {
      const { influencer, campaignId, applicationId, decide } = await anApplicant();
      const both = [() => withdrawApplication(influencer, campaignId), () => decide('accepted')];
      if (!withdrawsFirst) both.reverse();
      const settled = await Promise.allSettled(both.map((run) => run()));
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const row = (await applications()).find(({ id }) => id === applicationId);
      const [withdrawn, decided] = withdrawsFirst ? settled : settled.toReversed();
      expect(row?.status).toBe(decided?.status === 'fulfilled' ? 'accepted' : undefined);
      expect(withdrawn?.status).toBe(row ? 'rejected' : 'fulfilled');
    }
  });
});
