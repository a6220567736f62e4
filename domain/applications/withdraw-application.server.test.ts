import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/move-campaign.server.ts';
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

describe('withdrawing an application', () => {
  it('takes it away, says so, and lets the influencer apply anew', async () => {
    const { influencer, campaignId, applicationId } = await anApplicant();
    await withdrawApplication(influencer, campaignId);
    expect(await applications()).toEqual([]);
    const events = await db.kysely
      .selectFrom('event')
      .select('subject')
      .where('name', '=', 'application.withdrawn')
      .execute();
    expect(events).toMatchObject([{ subject: { applicationId, campaignId } }]);
    const anew = await anApplication(influencer, campaignId, 'Second words');
    expect(await applications()).toMatchObject([{ id: anew, status: 'pending', message: 'Second words' }]);
  });

  it('is refused after ten times in an hour, each of which had the brand written to', async () => {
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

  it.each([['accepted'], ['declined']] as const)('is refused once it is %s', async (decision) => {
    const { influencer, campaignId, decide } = await anApplicant();
    await decide(decision);
    await expect(withdrawApplication(influencer, campaignId)).rejects.toMatchObject({
      code: 'application.not_pending',
    });
    expect(await applications()).toMatchObject([{ status: decision }]);
  });

  it('is refused once the campaign closed on it', async () => {
    const { brand, influencer, campaignId } = await anApplicant();
    await changeCampaignStatus(brand, campaignId, 'end');
    await expect(withdrawApplication(influencer, campaignId)).rejects.toMatchObject({
      code: 'application.not_pending',
    });
  });

  it('is refused the day after its last one, before the clock came by', async () => {
    const { influencer, campaignId } = await anApplicant();
    const dayAfter = { ...influencer, now: new Date('2026-07-31T22:00:00Z') };
    await expect(withdrawApplication(dayAfter, campaignId)).rejects.toMatchObject({
      code: 'application.not_pending',
    });
    expect(await applications()).toMatchObject([{ status: 'pending' }]);
  });

  it('reaches nobody else’s: to a stranger and to the brand there is no application', async () => {
    const { brand, campaignId } = await anApplicant();
    const not = { code: 'application.not_found', status: 404 };
    await expect(withdrawApplication(await anInfluencer(db), campaignId)).rejects.toMatchObject(not);
    await expect(withdrawApplication(brand, campaignId)).rejects.toMatchObject(not);
    expect(await applications()).toHaveLength(1);
  });

  it('and a decision at the same moment: one of them happens, the other is refused', async () => {
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
