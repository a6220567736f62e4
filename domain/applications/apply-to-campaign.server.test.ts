import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, at, aVisitor } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { parse } from '../parse.ts';
import { applyInput, applyToCampaign } from './apply-to-campaign.server.ts';

const db = await testDatabase();

const applications = () => db.kysely.selectFrom('application').selectAll().execute();
const eventsNamed = (name: string) =>
  db.kysely.selectFrom('event').selectAll().where('name', '=', name).execute();
const outcome = (it: PromiseSettledResult<unknown>): unknown =>
  it.status === 'fulfilled' ? 'made' : (it.reason as { code: unknown }).code;

describe('applyToCampaign', () => {
  it('creates a pending application with its message, and records an event', async () => {
    const influencer = await anInfluencer(db);
    const campaignId = await aCampaign(await aBrand(db));
    const id = await applyToCampaign(influencer, campaignId, { message: 'Ravie !' });
    expect(await applications()).toMatchObject([
      {
        id,
        campaign_id: campaignId,
        influencer_id: influencer.influencerId,
        status: 'pending',
        decision: null,
        message: 'Ravie !',
      },
    ]);
    const subject = { applicationId: id, campaignId, influencerId: influencer.influencerId };
    expect(await eventsNamed('application.received')).toMatchObject([{ subject }]);
  });

  it('accepts an empty message', () => expect(parse(applyInput, {})).toEqual({ message: '' }));

  it('creates one application from 32 parallel attempts and refuses the other 31', async () => {
    const influencer = await anInfluencer(db);
    const campaignId = await aCampaign(await aBrand(db));
    const tries = Array.from({ length: 32 }, (_, n) => anApplication(influencer, campaignId, `Try ${n}`));
    const outcomes = (await Promise.allSettled(tries)).map(outcome);
    expect(outcomes.filter((it) => it === 'made')).toHaveLength(1);
    expect(outcomes.filter((it) => it === 'application.already_applied')).toHaveLength(31);
    expect(await applications()).toHaveLength(1);
    expect(await eventsNamed('application.received')).toHaveLength(1);
  });

  it('responds 404 for a draft and for a campaign that does not exist', async () => {
    const influencer = await anInfluencer(db);
    const draft = await aCampaign(await aBrand(db), {}, 'draft');
    for (const campaignId of [draft, 'campaign-nowhere']) {
      const application = anApplication(influencer, campaignId);
      await expect(application).rejects.toMatchObject({ code: 'campaign.not_found', status: 404 });
    }
    expect(await applications()).toHaveLength(0);
  });

  it('refuses an application to a cancelled campaign; a stranger gets campaign.not_found', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const applicant = await anInfluencer(db);
    await anApplication(applicant, campaignId);
    await changeCampaignStatus(brand, campaignId, 'cancel');
    await expect(anApplication(applicant, campaignId)).rejects.toMatchObject({ code: 'campaign.not_open' });
    const stranger = anApplication(await anInfluencer(db), campaignId);
    await expect(stranger).rejects.toMatchObject({ code: 'campaign.not_found' });
  });

  it('accepts applications until midnight in Paris on the last day, and refuses them after, even before the scheduled job ends the campaign', async () => {
    const campaignId = await aCampaign(await aBrand(db), { endDate: '2026-07-31' });
    const late = anApplication(at(await anInfluencer(db), '2026-07-31T22:00:00Z'), campaignId);
    await expect(late).rejects.toMatchObject({ code: 'campaign.not_open' });
    await anApplication(at(await anInfluencer(db), '2026-07-31T21:59:59Z'), campaignId);
    expect(await applications()).toHaveLength(1);
  });

  it('responds campaign.not_found to every brand, including the owner, and refuses visitors', async () => {
    const owner = await aBrand(db);
    const campaignId = await aCampaign(owner);
    for (const brand of [owner, await aBrand(db)])
      await expect(anApplication(brand, campaignId)).rejects.toThrow('campaign.not_found');
    await expect(anApplication(aVisitor(db), campaignId)).rejects.toThrow('session.required');
  });

  it('leaves no pending application when the campaign is cancelled at the same moment', async () => {
    const influencers = await Promise.all(Array.from({ length: 8 }, () => anInfluencer(db)));
    for (const before of [0, 3, 8]) {
      const brand = await aBrand(db);
      const campaignId = await aCampaign(brand);
      const tries = influencers.map((each) => () => anApplication(each, campaignId));
      const cancel = () => changeCampaignStatus(brand, campaignId, 'cancel');
      const all = [...tries.slice(0, before), cancel, ...tries.slice(before)].map((run) => run());
      const outcomes = (await Promise.allSettled(all)).map(outcome);
      expect(outcomes[before]).toBe('made');
      outcomes.splice(before, 1);
      expect(outcomes.every((it) => it === 'made' || it === 'campaign.not_found')).toBe(true);
      const rows = (await applications()).filter((it) => it.campaign_id === campaignId);
      expect(rows).toHaveLength(outcomes.filter((it) => it === 'made').length);
      expect(rows.every(({ status }) => status === 'ended')).toBe(true);
    }
  });
});
