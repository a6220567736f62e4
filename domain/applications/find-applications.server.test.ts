import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/move-campaign.server.ts';
import { type ApplicationStatus, byStatus } from './application.ts';
import { decideApplication } from './decide-application.server.ts';
import { findOwnApplications } from './find-applications.server.ts';

const db = await testDatabase();

const decisions = [null, 'accepted', 'declined'] as const;
const fates = { active: [], ended: ['end'], completed: ['end', 'complete'], canceled: ['cancel'] } as const;
type Fate = keyof typeof fates;

/** One application for each decision and each fate of its campaign, twelve in all. */
async function everyCase() {
  const brand = await aBrand(db);
  const influencer = await anInfluencer(db);
  for (const decision of decisions) {
    for (const fate of Object.keys(fates) as Fate[]) {
      const campaignId = await aCampaign(brand, { title: `${decision} ${fate}` });
      await anApplication(influencer, campaignId);
      const { influencerId } = influencer;
      if (decision) await decideApplication(brand, { campaignId, influencerId, decision });
      for (const move of fates[fate]) await changeCampaignStatus(brand, campaignId, move);
    }
  }
  return { brand, influencer };
}

describe('an influencer’s own applications', () => {
  it('are filed by decision and by what became of the campaign, in every case', async () => {
    const { influencer } = await everyCase();
    const found = await findOwnApplications(influencer);
    const filed = Object.fromEntries(found.map(({ campaign, status }) => [campaign.title, status]));
    const expected: Record<`${string} ${Fate}`, ApplicationStatus> = {
      'null active': 'pending',
      'null ended': 'ended',
      'null completed': 'ended',
      'null canceled': 'ended',
      'accepted active': 'accepted',
      'accepted ended': 'ended',
      'accepted completed': 'ended',
      'accepted canceled': 'ended',
      'declined active': 'declined',
      'declined ended': 'declined',
      'declined completed': 'declined',
      'declined canceled': 'declined',
    };
    expect(filed).toEqual(expected);
    const counts = byStatus(found).map(({ status, applications }) => [status, applications.length]);
    expect(counts).toEqual([
      ['accepted', 1],
      ['pending', 1],
      ['ended', 6],
      ['declined', 4],
    ]);
  });

  it('are nobody else’s', async () => {
    const { brand } = await everyCase();
    expect(await findOwnApplications(await anInfluencer(db))).toEqual([]);
    expect(await findOwnApplications(brand)).toEqual([]);
  });

  it('stand newest first', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    for (const day of ['03', '01', '02']) {
      const campaignId = await aCampaign(brand, { title: day });
      await anApplication({ ...influencer, now: new Date(`2026-06-${day}T08:00:00Z`) }, campaignId);
    }
    const found = await findOwnApplications(influencer);
    expect(found.map(({ campaign }) => campaign.title)).toEqual(['03', '02', '01']);
  });

  it('have ended from the day after the campaign’s end date, before the clock ran', async () => {
    const influencer = await anInfluencer(db);
    await anApplication(influencer, await aCampaign(await aBrand(db), { endDate: '2026-07-31' }));
    const tomorrow = { ...influencer, now: new Date('2026-08-01T06:00:00Z') };
    expect(await findOwnApplications(tomorrow)).toMatchObject([
      { status: 'ended', campaign: { status: 'ended' } },
    ]);
  });
});
