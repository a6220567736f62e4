import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign } from '#tests/people.ts';
import { findOwnCampaignId } from './find-own-campaign-id.server.ts';

const db = await testDatabase();

it('returns only the id of an own campaign', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const campaignId = await aCampaign(brand);
  expect(await findOwnCampaignId(brand, campaignId)).toBe(campaignId);
  expect(await findOwnCampaignId(other, campaignId)).toBeNull();
  expect(await findOwnCampaignId(brand, 'campaign-none')).toBeNull();
  expect(await findOwnCampaignId(brand, null)).toBeNull();
});
