import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aBusyCampaign, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { findApplicants } from './find-applicants.server.ts';

const db = await testDatabase();

const names = async (brand: Ctx, campaignId: string) => {
  const { accepted, pending, declined } = await findApplicants(brand, campaignId);
  const namesIn = (applicants: { fullName: string }[]) => applicants.map(({ fullName }) => fullName);
  return { accepted: namesIn(accepted), pending: namesIn(pending), declined: namesIn(declined) };
};

test('groups applicants by decision, and keeps the groups after the end of the campaign', async () => {
  const { brand, campaignId } = await aBusyCampaign(db);
  const groups = { accepted: ['Léa'], pending: ['Jade'], declined: ['Omar'] };
  expect(await names(brand, campaignId)).toEqual(groups);
  const unanswered = async () =>
    Object.values(await findApplicants(brand, campaignId))
      .flat()
      .filter((applicant) => applicant.isUnanswered)
      .map(({ fullName }) => fullName);
  expect(await unanswered()).toEqual([]);
  await changeCampaignStatus(brand, campaignId, 'end');
  expect(await names(brand, campaignId)).toEqual(groups);
  expect(await unanswered()).toEqual(['Jade']);
});

test('lists the longest wait first, with the fields of the table', async () => {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const first = await anInfluencer(db, 'First');
  const second = await anInfluencer(db, 'Second');
  await anApplication(first, campaignId);
  await anApplication(later(second, 1), campaignId);
  const { pending } = await findApplicants(brand, campaignId);
  expect(pending.map(({ fullName }) => fullName)).toEqual(['First', 'Second']);
  expect(pending[0]?.handle).toMatch(/^handle\d+$/);
  expect(pending[0]).toMatchObject({
    influencerId: first.influencerId,
    fullName: 'First',
    picture: null,
    followers: null,
    engagementRate: null,
    figuresSource: 'declared',
    thematics: [],
  });
});

test('returns no applicants of another brand’s campaign', async () => {
  const { campaignId } = await aBusyCampaign(db);
  expect(await names(await aBrand(db), campaignId)).toEqual({ accepted: [], pending: [], declined: [] });
});
