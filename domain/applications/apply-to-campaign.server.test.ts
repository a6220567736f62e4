import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/move-campaign.server.ts';
import type { Ctx } from '../ctx.ts';
import { parse } from '../parse.ts';
import { applyInput } from './application-input.ts';
import { applyToCampaign } from './apply-to-campaign.server.ts';

const db = await testDatabase();

const applications = () => db.kysely.selectFrom('application').selectAll().execute();
const happened = (name: string) =>
  db.kysely.selectFrom('event').selectAll().where('name', '=', name).execute();
/** What a settled act came to: `made`, or the code it was refused with. */
const outcome = (it: PromiseSettledResult<unknown>): unknown =>
  it.status === 'fulfilled' ? 'made' : (it.reason as { code: unknown }).code;

describe('applying to a campaign', () => {
  it('makes a pending application with its message, and says that it happened', async () => {
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
    expect(await happened('application.received')).toMatchObject([{ subject }]);
  });

  it('needs no message', async () => {
    const nothing = parse(applyInput, {});
    await applyToCampaign(await anInfluencer(db), await aCampaign(await aBrand(db)), nothing);
    expect(await applications()).toMatchObject([{ message: '' }]);
  });

  it('works once: of 32 tries at the same time one makes the row and 31 are refused', async () => {
    const influencer = await anInfluencer(db);
    const campaignId = await aCampaign(await aBrand(db));
    const tries = Array.from({ length: 32 }, (_, n) => anApplication(influencer, campaignId, `Try ${n}`));
    const outcomes = (await Promise.allSettled(tries)).map(outcome);
    expect(outcomes.filter((it) => it === 'made')).toHaveLength(1);
    expect(outcomes.filter((it) => it === 'application.already_applied')).toHaveLength(31);
    expect(await applications()).toHaveLength(1);
    expect(await happened('application.received')).toHaveLength(1);
  });

  it('is each influencer’s own: another one may apply too', async () => {
    const campaignId = await aCampaign(await aBrand(db));
    await anApplication(await anInfluencer(db), campaignId);
    await anApplication(await anInfluencer(db), campaignId);
    expect(await applications()).toHaveLength(2);
  });

  it('finds no draft, and nothing that is not there', async () => {
    const influencer = await anInfluencer(db);
    const draft = await aCampaign(await aBrand(db), {}, 'draft');
    const not = { code: 'campaign.not_found', status: 404 };
    await expect(anApplication(influencer, draft)).rejects.toMatchObject(not);
    await expect(anApplication(influencer, 'campaign-nowhere')).rejects.toMatchObject(not);
    expect(await applications()).toHaveLength(0);
  });

  it('is refused once the brand chose to end', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    await changeCampaignStatus(brand, campaignId, 'end');
    const late = anApplication(await anInfluencer(db), campaignId);
    await expect(late).rejects.toMatchObject({ code: 'campaign.not_open' });
  });

  it('is refused once the brand chose to cancel, which only those are told who had applied', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const applicant = await anInfluencer(db);
    await anApplication(applicant, campaignId);
    await changeCampaignStatus(brand, campaignId, 'cancel');
    await expect(anApplication(applicant, campaignId)).rejects.toMatchObject({ code: 'campaign.not_open' });
    const stranger = anApplication(await anInfluencer(db), campaignId);
    await expect(stranger).rejects.toMatchObject({ code: 'campaign.not_found' });
  });

  it('is allowed through the last day in Paris, and refused from midnight, before the clock ended anything', async () => {
    const campaignId = await aCampaign(await aBrand(db), { endDate: '2026-07-31' });
    const at = (ctx: Ctx, moment: string) => ({ ...ctx, now: new Date(moment) });
    const late = anApplication(at(await anInfluencer(db), '2026-07-31T22:00:00Z'), campaignId);
    await expect(late).rejects.toMatchObject({ code: 'campaign.not_open' });
    await anApplication(at(await anInfluencer(db), '2026-07-31T21:59:59Z'), campaignId);
    expect(await applications()).toHaveLength(1);
  });

  it('is not for brands, their own campaign or another’s', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const not = { code: 'campaign.not_found' };
    await expect(anApplication(brand, campaignId)).rejects.toMatchObject(not);
    await expect(anApplication(await aBrand(db), campaignId)).rejects.toMatchObject(not);
  });

  it('is not for visitors', async () => {
    const campaignId = await aCampaign(await aBrand(db));
    const visitor = { ...(await anInfluencer(db)), actor: null };
    await expect(anApplication(visitor, campaignId)).rejects.toMatchObject({ code: 'session.required' });
  });

  it('leaves nobody waiting when the campaign is cancelled at the same moment', async () => {
    const influencers = await Promise.all(Array.from({ length: 8 }, () => anInfluencer(db)));
    for (const before of [0, 3, 8]) {
      const brand = await aBrand(db);
      const campaignId = await aCampaign(brand);
      const tries = influencers.map((each) => () => anApplication(each, campaignId));
      const cancel = () => changeCampaignStatus(brand, campaignId, 'cancel');
      // The brand cancels first, in the middle, or last.
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
