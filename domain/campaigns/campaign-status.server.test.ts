import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, later } from '#tests/people.ts';
import { findApplicationForReview } from '../applications/find-application-for-review.server.ts';
import { findOwnApplications } from '../applications/find-applications.server.ts';
import { findCampaignToApply } from '../applications/find-campaign-to-apply.server.ts';
import { findCompany } from '../companies/find-company.server.ts';
import { findReportLines } from '../reports/find-report-lines.server.ts';
import { campaignStatuses } from './campaign.ts';
import { campaignStatusAt, isActiveAt, isDueToEnd } from './campaign-status.server.ts';
import { findCampaign } from './find-campaign.server.ts';
import { findCampaigns } from './find-campaigns.server.ts';
import { findAllCampaigns, findListedCampaigns, findOpenCampaigns } from './find-open-campaigns.server.ts';
import { findPublicCampaign } from './find-public-campaign.server.ts';

const db = await testDatabase();

it.each([
  ['2026-07-31T21:59:59.999Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s an active campaign has ended if its end date is before %s', async (moment, today) => {
  const endDates = ['2026-07-30', '2026-07-31', '2026-08-01', '2026-12-31', '2027-01-01'];
  const cases = campaignStatuses.flatMap((stored) => endDates.map((endDate) => ({ stored, endDate })));
  const now = new Date(moment);
  const { rows } = await sql`
    select stored, end_date::text as "endDate",
      ${campaignStatusAt(now)} as status, ${isActiveAt(now)} as "isActive", ${isDueToEnd(now)} as "isDue"
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as given (stored text, "endDate" date),
      lateral (select stored as status, given."endDate" as end_date) as campaign`.execute(db.kysely);
  const expected = cases.map(({ stored, endDate }) => {
    const isDue = stored === 'active' && endDate < today;
    const status = isDue ? 'ended' : stored;
    return { stored, endDate, status, isActive: status === 'active', isDue };
  });
  expect(rows).toEqual(expected);
});

it('every read derives the ended status before the scheduled job saves it, and saves nothing itself', async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const id = await aCampaign(brand, { endDate: '2026-06-20' });
  await anApplication(influencer, id);
  const stored = async () => [
    await db.kysely.selectFrom('campaign').selectAll().execute(),
    await db.kysely.selectFrom('application').selectAll().execute(),
    await db.kysely.selectFrom('event').selectAll().execute(),
  ];
  const before = await stored();
  const [brandLater, influencerLater] = [later(brand, 10), later(influencer, 10)];

  const own = await findCampaign(brandLater, id);
  expect(own.status).toBe('ended');
  expect(await findCampaigns(brandLater, { status: 'ended', from: '', to: '', page: 1 })).toMatchObject({
    campaigns: [{ id, status: 'ended' }],
    counts: { all: 1, active: 0, ended: 1 },
  });
  expect(await findPublicCampaign(influencerLater, id)).toMatchObject({ campaign: { status: 'ended' } });
  expect((await findCompany(influencerLater, own.companyId)).campaigns).toEqual([]);
  expect(await findListedCampaigns(influencerLater, 10)).toEqual([]);
  expect(await findOpenCampaigns(influencerLater, 1)).toMatchObject({ campaigns: [], total: 0 });
  expect(await findAllCampaigns(influencerLater, 1)).toMatchObject({
    campaigns: [{ campaign: { id, status: 'ended' }, applied: 'ended' }],
  });
  expect(await findOwnApplications(influencerLater)).toMatchObject([
    { status: 'ended', campaign: { status: 'ended' } },
  ]);
  expect(await findCampaignToApply(influencerLater, id)).toMatchObject({
    campaign: { status: 'ended' },
    application: { status: 'ended', decision: null },
  });
  const { influencerId } = influencer;
  expect((await findApplicationForReview(brandLater, { campaignId: id, influencerId })).mayBeDecided).toBe(
    false,
  );
  for await (const lines of findReportLines(brandLater, id)) {
    expect(lines).toMatchObject([{ status: 'ended', decision: null }]);
  }
  expect(await stored()).toEqual(before);
});
