import { expect, test } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aBusyCampaign,
  aCampaign,
  anApplicant,
  anApplication,
  later,
  twoWhoMet,
} from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { decideApplication } from './decide-application.server.ts';
import {
  findApplicationForReview,
  findApplicationsForReview,
  findNewestApplicationOf,
} from './find-application-for-review.server.ts';

const db = await testDatabase();

test('returns an applicant with their message, and no conversation yet', async () => {
  const { brand, ids } = await anApplicant(db);
  expect(await findApplicationForReview(brand, ids)).toMatchObject({
    campaign: { id: ids.campaignId, title: 'Autumn table' },
    influencer: { fullName: 'Léa Dubois', previousCollaborations: 0, bio: '', thematics: [] },
    message: 'I would love to come.',
    decision: null,
    mayBeDecided: true,
    conversationId: null,
  });
});

test('counts accepted applications of completed campaigns as collaborations, with any brand', async () => {
  const { brand, influencer, campaignId, conversationId } = await twoWhoMet(db);
  const { influencerId } = influencer;
  const ids = { campaignId, influencerId };
  expect((await findApplicationForReview(brand, ids)).conversationId).toBe(conversationId);

  await changeCampaignStatus(brand, campaignId, 'end');
  expect((await findApplicationForReview(brand, ids)).influencer.previousCollaborations).toBe(0);
  await changeCampaignStatus(brand, campaignId, 'complete');

  const other = await aBrand(db);
  const declined = await aCampaign(other);
  await anApplication(influencer, declined);
  await decideApplication(other, { campaignId: declined, influencerId, decision: 'declined' });
  await changeCampaignStatus(other, declined, 'end');
  await changeCampaignStatus(other, declined, 'complete');

  const found = await findApplicationForReview(other, { campaignId: declined, influencerId });
  expect(found.influencer).toMatchObject({ previousCollaborations: 1, collaborationsWithBrand: 0 });
  const own = await findApplicationForReview(brand, ids);
  expect(own.influencer).toMatchObject({ previousCollaborations: 1, collaborationsWithBrand: 1 });
  expect(found).toMatchObject({ decision: 'declined', mayBeDecided: false, conversationId: null });
});

test('responds not found to anyone but the owner of the campaign', async () => {
  const { influencer, campaignId } = await twoWhoMet(db);
  const { influencerId } = influencer;
  for (const stranger of [await aBrand(db), influencer]) {
    const look = findApplicationForReview(stranger, { campaignId, influencerId });
    await expect(look).rejects.toThrow('application.not_found');
    await expect(findNewestApplicationOf(stranger, influencerId)).rejects.toThrow('influencer.not_found');
  }
});

test('findNewestApplicationOf returns the newest shown application to the brand’s own campaigns', async () => {
  const { brand, influencer, campaignId } = await twoWhoMet(db);
  const second = await aCampaign(brand);
  await anApplication(later(influencer, 1), second);
  const newest = () => findNewestApplicationOf(brand, influencer.influencerId);
  expect(await newest()).toEqual({ campaignId: second });
  await blockAccount(brand, 'influencer', influencer.influencerId);
  expect(await newest()).toEqual({ campaignId });
});

test('compares the applicant with the campaign, without their address and company', async () => {
  const { brand, influencer, ids } = await anApplicant(db);
  const preferences = {
    user_id: influencer.actor?.id ?? '',
    accept_gifts: true,
    street: '1 rue Secrète',
    company_name: 'A secret company',
    accept_paid_collabs: true,
    min_post_price_cents: 35_000,
    min_story_price_cents: 0,
    collaboration_types: ['restaurant'],
    preferred_cities: ['Lyon'],
    updated_at: influencer.now,
  };
  await brand.db.insertInto('preferences').values(preferences).execute();
  const found = await findApplicationForReview(brand, ids);
  const met = Object.fromEntries(found.fit.conditions.map(({ name, isMet }) => [name, isMet]));
  expect(met).toEqual({
    thematics: false,
    followers: false,
    place: true,
    kind: true,
    price: false,
    gift: true,
  });
  expect(found.fit.preferences).toMatchObject({ preferredCities: ['Lyon'], minPostPriceCents: 35_000 });
  expect(JSON.stringify(found)).not.toMatch(/secr/i);
});

test('findApplicationsForReview returns the chosen applicants of the brand’s own campaign, the oldest first', async () => {
  const { brand, campaignId, accepted, declined, pending } = await aBusyCampaign(db);
  const ids = [pending, accepted, declined].map(({ influencerId }) => influencerId);
  const namesFor = async (viewer: typeof brand, chosen: string[]) =>
    (await findApplicationsForReview(viewer, campaignId, chosen)).map((it) => it.influencer.fullName);
  expect(await namesFor(brand, [...ids, 'influencer-absent'])).toEqual(['Léa', 'Omar', 'Jade']);
  expect(await namesFor(brand, ids.slice(0, 1))).toEqual(['Jade']);
  expect(await namesFor(brand, [])).toEqual([]);
  expect(await namesFor(await aBrand(db), ids)).toEqual([]);
});
