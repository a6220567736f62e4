import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#domain/applications/application.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { countViews, forgetViewers } from '#domain/campaigns/count-views.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  aSubscription,
  aVisitor,
  later,
} from '#tests/people.ts';
import { findAnalytics } from './find-analytics.server.ts';
import { findReportLines } from './find-report-lines.server.ts';
import { openReport } from './open-report.server.ts';
import type { Report, ReportLine } from './report.ts';

const db = await testDatabase();

async function linesOf(brand: Ctx, campaignId: string, page?: number): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  for await (const chunk of findReportLines(brand, campaignId, page)) lines.push(...chunk);
  return lines;
}

describe('a report', () => {
  const codeOf = (brand: Ctx, campaignId: string, report: Report) =>
    openReport(brand, campaignId, report).then(
      () => 'opened',
      (error: { code: string }) => error.code,
    );

  it('opens on the plan that includes it and on those above', async () => {
    const [free, basic, premium] = [await aBrand(db), await aBrand(db), await aBrand(db)];
    await aSubscription(basic, 'basic');
    await aSubscription(premium, 'premium');
    const answers = [];
    for (const brand of [free, basic, premium]) {
      const campaignId = await aCampaign(brand);
      for (const report of ['basic', 'detailed', 'analytics'] as const)
        answers.push(await codeOf(brand, campaignId, report));
    }
    expect(answers).toEqual([
      'plan.without_basic_report',
      'plan.without_detailed_report',
      'plan.without_analytics',
      'opened',
      'plan.without_detailed_report',
      'plan.without_analytics',
      'opened',
      'opened',
      'opened',
    ]);
  });

  it('of another brand’s campaign is not found on any plan, and has no lines', async () => {
    const [owner, stranger] = [await aBrand(db), await aBrand(db)];
    await aSubscription(stranger, 'premium');
    const campaignId = await aCampaign(owner);
    await anApplication(await anInfluencer(db), campaignId);
    for (const report of ['basic', 'detailed', 'analytics'] as const) {
      expect(await codeOf(stranger, campaignId, report)).toBe('campaign.not_found');
      expect(await codeOf(aVisitor(db), campaignId, report)).toBe('session.required');
    }
    expect(await linesOf(stranger, campaignId)).toEqual([]);
  });

  it('lists the outcome of each application once, oldest first, with any page size', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const [accepted, declined, waiting] = [
      await anInfluencer(db, 'Aurèle'),
      await anInfluencer(db, 'Bérénice'),
      await anInfluencer(db, 'Côme'),
    ];
    for (const influencer of [accepted, declined, waiting]) await anApplication(influencer, campaignId);
    const tomorrow = later(brand, 1);
    const decide = (influencerId: string, decision: 'accepted' | 'declined') =>
      decideApplication(tomorrow, { campaignId, influencerId, decision });
    await decide(accepted.influencerId, 'accepted');
    await decide(declined.influencerId, 'declined');
    const before = await linesOf(brand, campaignId);
    expect(new Map(before.map((it) => [it.fullName, [outcomeOf(it), it.answerHours]]))).toEqual(
      new Map([
        ['Aurèle', ['accepted', 24]],
        ['Bérénice', ['declined', 24]],
        ['Côme', ['pending', null]],
      ]),
    );
    for (const page of [1, 2, 3]) expect(await linesOf(brand, campaignId, page)).toEqual(before);
    await changeCampaignStatus(tomorrow, campaignId, 'end');
    const outcomes = (await linesOf(brand, campaignId)).map((it) => `${it.fullName} ${outcomeOf(it)}`);
    expect(outcomes.toSorted()).toEqual(['Aurèle accepted', 'Bérénice declined', 'Côme ended']);
  });
});

describe('findAnalytics', () => {
  it('returns every day in Paris without a gap, and the totals', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const evening = { now: new Date('2026-06-16T22:30:00Z') };
    const influencers = [await anInfluencer(db), await anInfluencer(db), await anInfluencer(db)];
    const [one, two, three] = influencers;
    if (!one || !two || !three) throw new Error('three influencers');
    await anApplication(one, campaignId);
    await anApplication({ ...two, ...evening }, campaignId);
    await anApplication({ ...three, ...evening }, campaignId);
    const answering = { ...brand, now: new Date('2026-06-18T10:00:00Z') };
    await decideApplication(answering, { campaignId, influencerId: one.influencerId, decision: 'accepted' });
    await decideApplication(answering, { campaignId, influencerId: two.influencerId, decision: 'declined' });
    const hidden = await anInfluencer(db);
    await anApplication(hidden, campaignId);
    await decideApplication(answering, {
      campaignId,
      influencerId: hidden.influencerId,
      decision: 'declined',
    });
    await db.kysely
      .updateTable('application')
      .set({ hidden: true })
      .where('influencer_id', '=', hidden.influencerId)
      .execute();
    const view = { campaignId, day: '2026-06-16', viewer: 'somebody', userId: null };
    await countViews(brand, [view]);

    const { days, daysEach, total } = await findAnalytics(later(brand, 4), campaignId);
    expect(daysEach).toBe(1);
    expect(days.map((it) => [it.day, it.views, it.applications, it.validated, it.declined])).toEqual([
      ['2026-06-15', 0, 1, 0, 0],
      ['2026-06-16', 1, 0, 0, 0],
      ['2026-06-17', 0, 2, 0, 0],
      ['2026-06-18', 0, 0, 1, 1],
      ['2026-06-19', 0, 0, 0, 0],
    ]);
    // 53.75 is the mean of 72 and 35.5 hours.
    expect(days.map(({ answerHours }) => answerHours)).toEqual([null, null, null, 53.75, null]);
    expect(total).toEqual({ views: 1, applications: 3, validated: 1, declined: 1, answerHours: 53.75 });
  });

  it('stops at the end of the campaign or at the last activity, and groups more than 92 days into weeks', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand, { startDate: '2026-06-01', endDate: '2026-12-01' });
    const { days, daysEach } = await findAnalytics(later(brand, 400), campaignId);
    expect([daysEach, days[0]?.day, days.at(-1)?.day]).toEqual([7, '2026-06-15', '2026-11-30']);
    expect(days).toHaveLength(25);
  });

  it('returns at least one day, also for a draft cancelled before any view', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand, {}, 'draft');
    await changeCampaignStatus(brand, campaignId, 'cancelDraft');
    const { days } = await findAnalytics(later(brand, 100), campaignId);
    expect(days.map(({ day }) => day)).toEqual(['2026-07-31']);
  });
});

describe('countViews', () => {
  const day = '2026-06-15';
  const counted = async (campaignId: string) =>
    (await db.kysely.selectFrom('campaign_views').selectAll().orderBy('day').execute())
      .filter((it) => it.campaign_id === campaignId)
      .map((it) => [it.day, it.people]);

  it('counts each person once a day over parallel calls, and never the brand', async () => {
    const brand = await aBrand(db);
    const [campaignId, draft] = [await aCampaign(brand), await aCampaign(brand, {}, 'draft')];
    const seen = (viewer: string, userId: string | null = null, id = campaignId) => ({
      campaignId: id,
      day,
      viewer,
      userId,
    });
    const own = seen('the brand', brand.actor?.id ?? '');
    const batch = [seen('a'), seen('b'), own, seen('a'), seen('c', null, draft), seen('d', null, 'none')];
    await Promise.all(Array.from({ length: 50 }, () => countViews(brand, batch)));
    expect(await counted(campaignId)).toEqual([[day, 2]]);
    expect(await counted(draft)).toEqual([]);
    await countViews(brand, [{ ...seen('a'), day: '2026-06-16' }, seen('e')]);
    expect(await counted(campaignId)).toEqual([
      [day, 3],
      ['2026-06-16', 1],
    ]);
  });

  it('keeps the counts after forgetViewers deletes the viewers of past days', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    await countViews(brand, [{ campaignId, day, viewer: 'a', userId: null }]);
    const viewers = () => db.kysely.selectFrom('campaign_viewer').selectAll().execute();
    await forgetViewers(brand);
    expect(await viewers()).toHaveLength(1);
    await forgetViewers(later(brand, 1));
    expect(await viewers()).toEqual([]);
    expect(await counted(campaignId)).toEqual([[day, 1]]);
  });
});
