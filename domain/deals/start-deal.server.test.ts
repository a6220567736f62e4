import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { anApplicantWithTerms, dealEvents, deals, offers, smallTerms } from '#tests/deals.ts';
import { aBrand, anApplicant, at, later } from '#tests/people.ts';
import { decideApplication } from '../applications/decide-application.server.ts';
import { blockAccount } from '../blocks/block-account.server.ts';

import { hashOfTerms } from '../terms/canonical.server.ts';
import { saveCampaignTerms } from '../terms/save-campaign-terms.server.ts';
import { startDeal } from './start-deal.server.ts';

const db = await testDatabase();
const saveTerms = (it: Awaited<ReturnType<typeof anApplicant>>, terms = smallTerms) =>
  saveCampaignTerms(it.brand, it.campaignId, { version: 0, terms });

afterEach(() => {
  site.deals.enabled = true;
});

describe('accepting an applicant', () => {
  it('starts a deal with the terms of the campaign as the first offer', async () => {
    const { decide, brand, influencer, applicationId, ids } = await anApplicantWithTerms(db);
    await decide('accepted');
    const [deal] = await deals(db);
    expect(deal).toMatchObject({
      application_id: applicationId,
      campaign_id: ids.campaignId,
      client_id: brand.actor?.id,
      influencer_id: ids.influencerId,
      influencer_user_id: influencer.actor?.id,
      campaign_title: 'Autumn table',
      brand_name: 'Maison Aubrac',
      influencer_name: 'Léa Dubois',
      status: 'negotiating',
      version: 1,
      started_at: brand.now,
      // 8:00 in Paris, on the day before the last day of the deadline.
      due_at: new Date('2026-06-19T06:00:00Z'),
    });
    expect(await offers(db)).toMatchObject([
      {
        deal_id: deal?.id,
        seq: 1,
        side: 'brand',
        terms: smallTerms,
        hash: hashOfTerms(smallTerms),
        status: 'open',
        expires_on: '2026-06-20',
      },
    ]);
    expect(await dealEvents(db)).toEqual(['deal.started']);
  });

  it('lets the first offer expire with the campaign at the latest', async () => {
    const { brand, ids } = await anApplicantWithTerms(db);
    await decideApplication(at(brand, '2026-07-29T10:00:00Z'), { ...ids, decision: 'accepted' });
    expect(await offers(db)).toMatchObject([{ expires_on: '2026-07-31' }]);
  });

  it('starts no deal without usable terms, when declining, or while deals are disabled', async () => {
    const withoutTerms = await anApplicant(db);
    await withoutTerms.decide('accepted');
    const declined = await anApplicantWithTerms(db);
    await declined.decide('declined');
    const past = await anApplicantWithTerms(db, {
      ...smallTerms,
      draftFirst: false,
      submitBy: null,
      revisions: 0,
      publishFrom: '2026-06-15',
      publishBy: '2026-06-16',
    });
    await decideApplication(later(past.brand, 2), { ...past.ids, decision: 'accepted' });
    const disabled = await anApplicantWithTerms(db);
    site.deals.enabled = false;
    await disabled.decide('accepted');
    expect(await deals(db)).toEqual([]);
    const accepted = await db.kysely
      .selectFrom('application')
      .select('id')
      .where('status', '=', 'accepted')
      .execute();
    expect(accepted).toHaveLength(3);
  });
});

describe('startDeal', () => {
  it('starts the deal of an older acceptance once, also from 32 requests at once', async () => {
    const applicant = await anApplicant(db);
    await applicant.decide('accepted');
    const start = () => startDeal(applicant.brand, applicant.ids);
    await expect(start()).rejects.toThrow('terms.none');
    await saveTerms(applicant);
    const tries = await Promise.allSettled(Array.from({ length: 32 }, start));
    const refused = tries.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []));
    expect(refused).toEqual(Array.from({ length: 31 }, () => 'Refusal: deal.already_started'));
    expect(await deals(db)).toHaveLength(1);
    expect(await offers(db)).toHaveLength(1);
    expect(await dealEvents(db)).toEqual(['deal.started']);
  });

  it('starts one deal if the brand accepts 32 times at once', async () => {
    const { decide } = await anApplicantWithTerms(db);
    await Promise.allSettled(Array.from({ length: 32 }, () => decide('accepted')));
    expect(await deals(db)).toHaveLength(1);
    expect(await offers(db)).toHaveLength(1);
  });

  it('refuses pending and declined applicants, and campaigns that are over', async () => {
    const applicant = await anApplicantWithTerms(db);
    const { brand, ids } = applicant;
    const start = (ctx = brand) => startDeal(ctx, ids);
    await expect(start()).rejects.toThrow('deal.move_not_allowed');
    await applicant.decide('declined');
    await expect(start()).rejects.toThrow('deal.move_not_allowed');
    const accepted = await anApplicant(db);
    await accepted.decide('accepted');
    await saveTerms(accepted);
    const over = startDeal(at(accepted.brand, '2026-08-01T10:00:00Z'), accepted.ids);
    await expect(over).rejects.toThrow('deal.campaign_is_over');
  });

  it('refuses terms that contradict the compensation or whose days are past', async () => {
    const applicant = await anApplicant(db);
    await applicant.decide('accepted');
    await saveTerms(applicant);
    const dayAfter = at(applicant.brand, '2026-12-21T10:00:00Z');
    await db.kysely.updateTable('campaign').set({ end_date: '2026-12-31' }).execute();
    await expect(startDeal(dayAfter, applicant.ids)).rejects.toThrow('terms.publication_is_past');
    await db.kysely.updateTable('campaign').set({ compensation_type: 'paid' }).execute();
    await expect(startDeal(applicant.brand, applicant.ids)).rejects.toThrow('terms.misfit');
  });

  it('refuses a brand that blocks the influencer, other brands, influencers, and everybody while disabled', async () => {
    const applicant = await anApplicant(db);
    await applicant.decide('accepted');
    await saveTerms(applicant);
    const { brand, influencer, ids } = applicant;
    await expect(startDeal(await aBrand(db), ids)).rejects.toThrow('application.not_found');
    await expect(startDeal(influencer, ids)).rejects.toThrow('application.not_found');
    site.deals.enabled = false;
    await expect(startDeal(brand, ids)).rejects.toThrow('deal.not_found');
    site.deals.enabled = true;
    await blockAccount(brand, 'influencer', ids.influencerId);
    await expect(startDeal(brand, ids)).rejects.toThrow('block.active');
    expect(await deals(db)).toEqual([]);
  });
});
