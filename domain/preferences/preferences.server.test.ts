import { describe, expect, it } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplicant, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
import { findPreferences } from './find-preferences.server.ts';
import { findShippingAddress } from './find-shipping-address.server.ts';
import { noPreferences, type Preferences } from './preferences.ts';
import { savePreferences } from './save-preferences.server.ts';

const db = await testDatabase();
const acceptingGifts: Preferences = {
  ...noPreferences,
  acceptGifts: true,
  street: '3 rue Mercière',
  zipCode: '69002',
  city: 'Lyon',
  phone: '06 12 34 56 78',
  deliveryInstructions: 'Code 12A',
};

describe('preferences', () => {
  it('are empty before the first save, then the last saved ones', async () => {
    const lea = await anInfluencer(db);
    expect(await findPreferences(lea)).toEqual(noPreferences);
    const all: Preferences = {
      ...acceptingGifts,
      acceptPaidCollabs: true,
      companyName: 'Léa Dubois EI',
      minPostPriceCents: 15_000,
      minStoryPriceCents: 4_950,
      collaborationTypes: ['restaurant', 'remote'],
      preferredCities: ['Lyon', 'Nice'],
    };
    await savePreferences(lea, all);
    expect(await findPreferences(lea)).toEqual(all);
    await savePreferences(lea, { ...noPreferences, collaborationTypes: ['remote'] });
    expect(await findPreferences(lea)).toEqual({ ...noPreferences, collaborationTypes: ['remote'] });
  });

  it('are separate for each user, brands included', async () => {
    const [lea, omar, brand] = [await anInfluencer(db), await anInfluencer(db, 'Omar'), await aBrand(db)];
    await savePreferences(lea, acceptingGifts);
    await savePreferences(brand, { ...noPreferences, collaborationTypes: ['hotel'] });
    expect(await findPreferences(omar)).toEqual(noPreferences);
    expect(await findPreferences(brand)).toMatchObject({ collaborationTypes: ['hotel'] });
  });

  it('refuse visitors', async () => {
    await expect(savePreferences(aVisitor(db), noPreferences)).rejects.toThrow('session.required');
    await expect(findPreferences(aVisitor(db))).rejects.toThrow('session.required');
  });
});

describe('findShippingAddress', () => {
  async function anAcceptingApplicant(compensationType = 'gifted') {
    const applicant = await anApplicant(db, { compensationType });
    const { brand, influencer, campaignId, influencerId } = applicant;
    await savePreferences(influencer, acceptingGifts);
    const addressFor = (viewer: Ctx = brand) => findShippingAddress(viewer, campaignId, influencerId);
    return { ...applicant, addressFor };
  }

  it.each(['gifted', 'giftedAndPaid'])(
    'returns the address to the brand that accepted, for a %s campaign',
    async (type) => {
      const { decide, addressFor } = await anAcceptingApplicant(type);
      await decide('accepted');
      expect(await addressFor()).toEqual({
        fullName: 'Léa Dubois',
        dealId: null,
        street: '3 rue Mercière',
        zipCode: '69002',
        city: 'Lyon',
        phone: '06 12 34 56 78',
        instructions: 'Code 12A',
      });
    },
  );

  it('still returns it after the end of the campaign, because a gift may be on its way', async () => {
    const { brand, campaignId, decide, addressFor } = await anAcceptingApplicant();
    await decide('accepted');
    await changeCampaignStatus(brand, campaignId, 'end');
    expect(await addressFor()).not.toBeNull();
  });

  it('returns null before a decision and after a refusal', async () => {
    const { decide, addressFor } = await anAcceptingApplicant();
    expect(await addressFor()).toBeNull();
    await decide('declined');
    expect(await addressFor()).toBeNull();
  });

  it('returns null for a campaign without a gift', async () => {
    const { decide, addressFor } = await anAcceptingApplicant('paid');
    await decide('accepted');
    expect(await addressFor()).toBeNull();
  });

  it('returns null to another brand, an influencer, the influencer herself and a visitor', async () => {
    const { influencer, influencerId, decide, addressFor } = await anAcceptingApplicant();
    await decide('accepted');
    const stranger = await aBrand(db, 'Hôtel Lumen');
    const theirCampaign = await aCampaign(stranger, { compensationType: 'gifted' });
    for (const viewer of [stranger, await anInfluencer(db, 'Omar'), influencer, aVisitor(db)])
      expect(await addressFor(viewer)).toBeNull();
    expect(await findShippingAddress(stranger, theirCampaign, influencerId)).toBeNull();
  });

  it('returns null for an influencer who was not accepted in the campaign', async () => {
    const { brand, campaignId, decide } = await anAcceptingApplicant();
    const omar = await anInfluencer(db, 'Omar');
    await savePreferences(omar, acceptingGifts);
    await decide('accepted');
    expect(await findShippingAddress(brand, campaignId, omar.influencerId)).toBeNull();
    await anApplication(omar, campaignId);
    expect(await findShippingAddress(brand, campaignId, omar.influencerId)).toBeNull();
  });

  it('returns null once the influencer no longer accepts gifts', async () => {
    const { influencer, decide, addressFor } = await anAcceptingApplicant();
    await decide('accepted');
    await savePreferences(influencer, noPreferences, { keepsAddress: true });
    expect((await findPreferences(influencer)).street).toBe('3 rue Mercière');
    expect(await addressFor()).toBeNull();
  });
});
