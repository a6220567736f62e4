import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/move-campaign.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { findCampaignToApply } from './find-campaign-to-apply.server.ts';
import { withdrawApplication } from './withdraw-application.server.ts';

const db = await testDatabase();
const notFound = { code: 'campaign.not_found', status: 404 };

describe('a campaign as an influencer reads it', () => {
  it('is there for everyone while it is active and after it ended', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    const id = await aCampaign(brand);
    for (const move of ['end', 'complete'] as const) {
      await expect(findCampaignToApply(influencer, id)).resolves.toMatchObject({ application: null });
      await changeCampaignStatus(brand, id, move);
    }
    const found = await findCampaignToApply(influencer, id);
    expect(found.campaign).toMatchObject({ id, status: 'completed', venueName: 'Maison Aubrac' });
    // Nothing of the brand's account is the reader's.
    expect(JSON.stringify(found)).not.toContain(brand.actor?.id);
  });

  it('is never there as a draft, nor when no such campaign is', async () => {
    const influencer = await anInfluencer(db);
    const draft = await aCampaign(await aBrand(db), {}, 'draft');
    await expect(findCampaignToApply(influencer, draft)).rejects.toMatchObject(notFound);
    await expect(findCampaignToApply(influencer, 'campaign-nowhere')).rejects.toMatchObject(notFound);
  });

  it('is there after it was cancelled only for whoever applied', async () => {
    const brand = await aBrand(db);
    const applicant = await anInfluencer(db);
    const [stranger, repentant] = [await anInfluencer(db), await anInfluencer(db)];
    const id = await aCampaign(brand);
    await anApplication(applicant, id);
    await anApplication(repentant, id);
    await withdrawApplication(repentant, id);
    await changeCampaignStatus(brand, id, 'cancel');
    const found = await findCampaignToApply(applicant, id);
    expect(found).toMatchObject({
      campaign: { status: 'canceled' },
      application: { status: 'ended', decision: null },
    });
    await expect(findCampaignToApply(stranger, id)).rejects.toMatchObject(notFound);
    await expect(findCampaignToApply(repentant, id)).rejects.toMatchObject(notFound);
  });

  it('carries one’s own application and nobody else’s', async () => {
    const brand = await aBrand(db);
    const [one, other] = [await anInfluencer(db), await anInfluencer(db)];
    const campaignId = await aCampaign(brand);
    await anApplication(one, campaignId, 'From one');
    const { influencerId } = one;
    await decideApplication(brand, { campaignId, influencerId, decision: 'accepted' });
    const found = await findCampaignToApply(one, campaignId);
    expect(found.application).toMatchObject({
      status: 'accepted',
      decision: 'accepted',
      message: 'From one',
    });
    const conversationId = found.application?.conversationId;
    expect(conversationId).toMatch(/^conversation-/);
    expect((await findCampaignToApply(other, campaignId)).application).toBeNull();
    await changeCampaignStatus(brand, campaignId, 'end');
    const after = await findCampaignToApply(one, campaignId);
    expect(after.application).toMatchObject({ status: 'ended', decision: 'accepted', conversationId });
  });
});
