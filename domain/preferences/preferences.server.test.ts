import { describe, expect, it } from 'vitest';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
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
    await expect(savePreferences(aVisitor(db), noPreferences)).rejects.toMatchObject({
      code: 'session.required',
    });
    await expect(findPreferences(aVisitor(db))).rejects.toMatchObject({ code: 'session.required' });
  });
});

describe('findShippingAddress', () => {
  /** An influencer who accepts gifts has applied to a brand's campaign. */
  async function anApplicant(campaign: Record<string, unknown> = { compensationType: 'gifted' }) {
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    await savePreferences(lea, acceptingGifts);
    const campaignId = await aCampaign(brand, campaign);
    await anApplication(lea, campaignId);
    return { brand, lea, campaignId };
  }
  const decide = (
    brand: Ctx,
    campaignId: string,
    lea: Ctx & { influencerId: string },
    decision: 'accepted' | 'declined',
  ) => decideApplication(brand, { campaignId, influencerId: lea.influencerId, decision });

  it.each(['gifted', 'giftedAndPaid'])(
    'returns the address to the brand that accepted, for a %s campaign',
    async (type) => {
      const { brand, lea, campaignId } = await anApplicant({ compensationType: type });
      await decide(brand, campaignId, lea, 'accepted');
      expect(await findShippingAddress(brand, campaignId, lea.influencerId)).toEqual({
        fullName: 'Léa Dubois',
        street: '3 rue Mercière',
        zipCode: '69002',
        city: 'Lyon',
        phone: '06 12 34 56 78',
        instructions: 'Code 12A',
      });
    },
  );

  it('still returns it after the end of the campaign, because a gift may be on its way', async () => {
    const { brand, lea, campaignId } = await anApplicant();
    await decide(brand, campaignId, lea, 'accepted');
    await changeCampaignStatus(brand, campaignId, 'end');
    expect(await findShippingAddress(brand, campaignId, lea.influencerId)).not.toBeNull();
  });

  it('returns null before a decision and after a refusal', async () => {
    const { brand, lea, campaignId } = await anApplicant();
    expect(await findShippingAddress(brand, campaignId, lea.influencerId)).toBeNull();
    await decide(brand, campaignId, lea, 'declined');
    expect(await findShippingAddress(brand, campaignId, lea.influencerId)).toBeNull();
  });

  it('returns null for a campaign without a gift', async () => {
    const { brand, lea, campaignId } = await anApplicant({ compensationType: 'paid' });
    await decide(brand, campaignId, lea, 'accepted');
    expect(await findShippingAddress(brand, campaignId, lea.influencerId)).toBeNull();
  });

  it('returns null to another brand, an influencer, the influencer herself and a visitor', async () => {
    const { brand, lea, campaignId } = await anApplicant();
    await decide(brand, campaignId, lea, 'accepted');
    const stranger = await aBrand(db, 'Hôtel Lumen');
    const theirCampaign = await aCampaign(stranger, { compensationType: 'gifted' });
    for (const viewer of [stranger, await anInfluencer(db, 'Omar'), lea, aVisitor(db)]) {
      expect(await findShippingAddress(viewer, campaignId, lea.influencerId)).toBeNull();
    }
    expect(await findShippingAddress(stranger, theirCampaign, lea.influencerId)).toBeNull();
  });

  it('returns null for an influencer who was not accepted in the campaign', async () => {
    const { brand, lea, campaignId } = await anApplicant();
    const omar = await anInfluencer(db, 'Omar');
    await savePreferences(omar, acceptingGifts);
    await decide(brand, campaignId, lea, 'accepted');
    expect(await findShippingAddress(brand, campaignId, omar.influencerId)).toBeNull();
    await anApplication(omar, campaignId);
    expect(await findShippingAddress(brand, campaignId, omar.influencerId)).toBeNull();
  });

  it('returns null once the influencer no longer accepts gifts', async () => {
    const { brand, lea, campaignId } = await anApplicant();
    await decide(brand, campaignId, lea, 'accepted');
    await savePreferences(lea, noPreferences);
    expect(await findShippingAddress(brand, campaignId, lea.influencerId)).toBeNull();
  });
});
