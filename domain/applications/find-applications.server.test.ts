import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { ApplicationStatus } from './application.ts';
import { decideApplication } from './decide-application.server.ts';
import { findOwnApplications } from './find-applications.server.ts';

const db = await testDatabase();

const decisions = [null, 'accepted', 'declined'] as const;
const transitionsTo = {
  active: [],
  ended: ['end'],
  completed: ['end', 'complete'],
  canceled: ['cancel'],
} as const;
type FinalStatus = keyof typeof transitionsTo;

async function everyCase() {
  const brand = await aBrand(db);
  const influencer = await anInfluencer(db);
  for (const decision of decisions) {
    for (const finalStatus of Object.keys(transitionsTo) as FinalStatus[]) {
      const campaignId = await aCampaign(brand, { title: `${decision} ${finalStatus}` });
      await anApplication(influencer, campaignId);
      const { influencerId } = influencer;
      if (decision) await decideApplication(brand, { campaignId, influencerId, decision });
      for (const transition of transitionsTo[finalStatus])
        await changeCampaignStatus(brand, campaignId, transition);
    }
  }
  return { brand, influencer };
}

describe('findOwnApplications', () => {
  it('derives the status from the decision and the campaign’s status, in every combination', async () => {
    const { influencer } = await everyCase();
    const found = await findOwnApplications(influencer);
    const statusByTitle = Object.fromEntries(found.map(({ campaign, status }) => [campaign.title, status]));
    const expected: Record<`${string} ${FinalStatus}`, ApplicationStatus> = {
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
    expect(statusByTitle).toEqual(expected);
    const unanswered = found.filter((it) => it.isUnanswered).map(({ campaign }) => campaign.title);
    expect(unanswered.sort()).toEqual(['null canceled', 'null completed', 'null ended']);
  });

  it('returns no applications of other influencers', async () => {
    const { brand } = await everyCase();
    expect(await findOwnApplications(await anInfluencer(db))).toEqual([]);
    expect(await findOwnApplications(brand)).toEqual([]);
  });

  it('lists the newest first', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    for (const day of [3, 1, 2])
      await anApplication(later(influencer, day), await aCampaign(brand, { title: `${day}` }));
    const found = await findOwnApplications(influencer);
    expect(found.map(({ campaign }) => campaign.title)).toEqual(['3', '2', '1']);
  });
});
