import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { findListedCampaigns } from './find-open-campaigns.server.ts';
import { findPublicCampaign } from './find-public-campaign.server.ts';

const db = await testDatabase();

describe('a public campaign', () => {
  it('shows its venue to anyone, and neither its account nor its applicants', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const lea = await anInfluencer(db, 'Léa Dubois');
    await anApplication(lea, id);
    const seen = await findPublicCampaign(aVisitor(db), id);
    expect(seen?.campaign).toMatchObject({
      id,
      companyName: 'Maison Aubrac',
      venueName: 'Maison Aubrac',
      venueAddress: '12 rue Mercière',
      venueTown: 'Lyon',
      minFollowers: 10_000,
      thematics: ['food'],
    });
    expect(seen?.isOwn).toBe(false);
    const json = JSON.stringify(seen);
    for (const secret of [brand.actor?.id ?? '?', lea.influencerId, 'Léa Dubois'])
      expect(json).not.toContain(secret);
    expect((await findPublicCampaign(brand, id))?.isOwn).toBe(true);
    expect((await findPublicCampaign(await aBrand(db), id))?.isOwn).toBe(false);
  });

  it('is published and not cancelled', async () => {
    const [brand, visitor] = [await aBrand(db), aVisitor(db)];
    const statusOf = async (id: string) => (await findPublicCampaign(visitor, id))?.campaign.status;
    const id = await aCampaign(brand, {}, 'draft');
    expect(await statusOf(id)).toBeUndefined();
    for (const [transition, status] of [
      ['publish', 'active'],
      ['end', 'ended'],
      ['complete', 'completed'],
    ] as const) {
      await changeCampaignStatus(brand, id, transition);
      expect(await statusOf(id)).toBe(status);
    }
    const canceled = await aCampaign(brand);
    await changeCampaignStatus(brand, canceled, 'cancel');
    expect(await findPublicCampaign(brand, canceled)).toBeNull();
    expect(await findPublicCampaign(visitor, 'campaign-none')).toBeNull();
  });

  it('has ended and is no longer listed on the day after its end date, before the scheduled job ran', async () => {
    const brand = await aBrand(db);
    await aCampaign(brand, {}, 'draft');
    const id = await aCampaign(brand, { endDate: '2026-06-20' });
    const newer = await aCampaign(later(brand, 1), { endDate: '2026-07-20' });
    const onTheDay = { ...aVisitor(db), now: new Date('2026-06-20T20:00:00Z') };
    const dayAfter = later(onTheDay, 1);
    expect(await findListedCampaigns(onTheDay, 10)).toEqual([newer, id]);
    expect(await findListedCampaigns(onTheDay, 1)).toEqual([newer]);
    expect(await findListedCampaigns(dayAfter, 10)).toEqual([newer]);
    expect((await findPublicCampaign(onTheDay, id))?.campaign.status).toBe('active');
    expect((await findPublicCampaign(dayAfter, id))?.campaign.status).toBe('ended');
  });
});
