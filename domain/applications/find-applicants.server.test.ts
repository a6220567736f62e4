import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aBusyCampaign, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { type ApplicantPage, findApplicants } from './find-applicants.server.ts';

const db = await testDatabase();

const names = async (brand: Ctx, campaignId: string) => {
  const { accepted, pending, declined } = await findApplicants(brand, campaignId);
  const namesIn = ({ people }: ApplicantPage) => people.map(({ fullName }) => fullName);
  return { accepted: namesIn(accepted), pending: namesIn(pending), declined: namesIn(declined) };
};

test('groups applicants by decision, and keeps the groups after the end of the campaign', async () => {
  const { brand, campaignId } = await aBusyCampaign(db);
  const groups = { accepted: ['Léa'], pending: ['Jade'], declined: ['Omar'] };
  expect(await names(brand, campaignId)).toEqual(groups);
  const unanswered = async () =>
    Object.values(await findApplicants(brand, campaignId))
      .flatMap(({ people }) => people)
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
  const pending = (await findApplicants(brand, campaignId)).pending.people;
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

test('returns 50 applicants a page of each group', async () => {
  const { brand, campaignId } = await aBusyCampaign(db);
  for (let place = 1; place <= 51; place++)
    await anApplication(later(await anInfluencer(db, `Waiting ${place}`), place / 100), campaignId);
  const first = await findApplicants(brand, campaignId);
  expect(first.pending).toMatchObject({ total: 52, page: 1, pages: 2 });
  expect(first.pending.people).toHaveLength(50);
  expect(first.accepted).toMatchObject({ total: 1, page: 1, pages: 1 });
  const second = await findApplicants(brand, campaignId, { pending: 2, accepted: 9 });
  expect(second.pending.people.map(({ fullName }) => fullName)).toEqual(['Waiting 50', 'Waiting 51']);
  expect(second.accepted).toEqual(first.accepted);
});

test('returns no applicants of another brand’s campaign', async () => {
  const { campaignId } = await aBusyCampaign(db);
  expect(await names(await aBrand(db), campaignId)).toEqual({ accepted: [], pending: [], declined: [] });
});
