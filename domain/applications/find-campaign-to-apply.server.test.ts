import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { findCampaignToApply } from './find-campaign-to-apply.server.ts';
import { withdrawApplication } from './withdraw-application.server.ts';

const db = await testDatabase();
const notFound = { code: 'campaign.not_found', status: 404 };

describe('findCampaignToApply', () => {
  it('returns an active, ended or completed campaign to every influencer', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    const id = await aCampaign(brand);
    for (const transition of ['end', 'complete'] as const) {
      await expect(findCampaignToApply(influencer, id)).resolves.toMatchObject({ application: null });
      await changeCampaignStatus(brand, id, transition);
    }
    const found = await findCampaignToApply(influencer, id);
    expect(found.campaign).toMatchObject({ id, status: 'completed', venueName: 'Maison Aubrac' });
    // Applicants must not learn the id of the brand’s account.
    expect(JSON.stringify(found)).not.toContain(brand.actor?.id);
  });

  it('responds 404 for a draft and for a campaign that does not exist', async () => {
    const influencer = await anInfluencer(db);
    const draft = await aCampaign(await aBrand(db), {}, 'draft');
    for (const id of [draft, 'campaign-nowhere'])
      await expect(findCampaignToApply(influencer, id)).rejects.toMatchObject(notFound);
  });

  it('returns a cancelled campaign only to its current applicants', async () => {
    const brand = await aBrand(db);
    const applicant = await anInfluencer(db);
    const [stranger, withdrawn] = [await anInfluencer(db), await anInfluencer(db)];
    const id = await aCampaign(brand);
    await anApplication(applicant, id);
    await anApplication(withdrawn, id);
    await withdrawApplication(withdrawn, id);
    await changeCampaignStatus(brand, id, 'cancel');
    const found = await findCampaignToApply(applicant, id);
    expect(found).toMatchObject({
      campaign: { status: 'canceled' },
      application: { status: 'ended', decision: null },
    });
    await expect(findCampaignToApply(stranger, id)).rejects.toMatchObject(notFound);
    await expect(findCampaignToApply(withdrawn, id)).rejects.toMatchObject(notFound);
  });

  it('includes only the reader’s own application', async () => {
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
