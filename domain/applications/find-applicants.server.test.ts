import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { decideApplication } from './decide-application.server.ts';
import { findApplicants } from './find-applicants.server.ts';

const db = await testDatabase();

const names = async (brand: Ctx, campaignId: string) => {
  const { accepted, pending, declined } = await findApplicants(brand, campaignId);
  const namesIn = (applicants: { fullName: string }[]) => applicants.map(({ fullName }) => fullName);
  return { accepted: namesIn(accepted), pending: namesIn(pending), declined: namesIn(declined) };
};

/** A campaign with one accepted, one declined and one pending applicant. */
async function aBusyCampaign() {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const [lea, omar, jade] = await Promise.all(['Léa', 'Omar', 'Jade'].map((name) => anInfluencer(db, name)));
  if (!lea || !omar || !jade) throw new Error('three people are needed');
  for (const each of [lea, omar, jade]) await anApplication(each, campaignId);
  await decideApplication(brand, { campaignId, influencerId: lea.influencerId, decision: 'accepted' });
  await decideApplication(brand, { campaignId, influencerId: omar.influencerId, decision: 'declined' });
  return { brand, campaignId };
}

test('groups applicants by decision', async () => {
  const { brand, campaignId } = await aBusyCampaign();
  expect(await names(brand, campaignId)).toEqual({
    accepted: ['Léa'],
    pending: ['Jade'],
    declined: ['Omar'],
  });
});

test.each(['end', 'cancel'] as const)(
  'keeps the groups after the transition %s of the campaign',
  async (transition) => {
    const { brand, campaignId } = await aBusyCampaign();
    const before = await names(brand, campaignId);
    await changeCampaignStatus(brand, campaignId, transition);
    expect(await names(brand, campaignId)).toEqual(before);
  },
);

test('lists the newest first, with the fields of the table', async () => {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const first = await anInfluencer(db, 'First');
  const second = await anInfluencer(db, 'Second');
  await anApplication(first, campaignId);
  await anApplication({ ...second, now: new Date('2026-06-16T10:00:00Z') }, campaignId);
  const { pending } = await findApplicants(brand, campaignId);
  expect(pending.map(({ fullName }) => fullName)).toEqual(['Second', 'First']);
  expect(pending[1]?.handle).toMatch(/^handle\d+$/);
  expect(pending[1]).toMatchObject({
    influencerId: first.influencerId,
    fullName: 'First',
    picture: null,
    followers: 0,
    engagementRate: 0,
    thematics: [],
  });
});

test('returns no applicants of another brand’s campaign', async () => {
  const { campaignId } = await aBusyCampaign();
  expect(await names(await aBrand(db), campaignId)).toEqual({ accepted: [], pending: [], declined: [] });
});
