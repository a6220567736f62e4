import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal, dealBetween } from '#tests/deals.ts';
import { aBrand, anInfluencer, aSubscription, aVisitor, type Person } from '#tests/people.ts';
import { answersOf, hoursOf } from '#tests/raw-answers.ts';
import { someAnswer, someMoment, writeAnswers } from '#tests/written-answers.ts';
import { someDeal, type Written, writeDeal } from '#tests/written-deals.ts';
import { requireActor } from '../ctx.ts';
import { reportFigures, reportNumbers } from './brand-report.ts';
import {
  answerKinds,
  answersViewOf,
  type BrandReportView,
  brandReportViewOf,
  reportRowsViewOf,
} from './brand-report-view.ts';
import type { AnswerTimes, CampaignAnswers } from './find-answer-times.server.ts';
import { findAllAnswers, findAnswers } from './find-answers.server.ts';
import { findBrandReport, findReportRows, reportRows } from './find-brand-report.server.ts';

const db = await testDatabase();
const everything = brandReportViewOf({});

const someCase = fc.record({
  deals: fc.array(someDeal, { minLength: 3, maxLength: 3 }),
  answers: fc.array(fc.array(someAnswer, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  decided: fc.array(someMoment, { minLength: 3, maxLength: 3 }),
  days: fc.record({
    from: fc.constantFrom('', '2026-05-20', '2026-06-14', '2026-06-15'),
    to: fc.constantFrom('', '2026-06-13', '2026-06-15', '2026-06-20'),
  }),
  isOneCampaign: fc.boolean(),
});

interface Piece {
  id: string;
  campaign: string;
  status: string;
  day: string;
  late: boolean | null;
  fee: number;
  share: number;
  /** Keys are a figure and its source, such as `reach.declared`. */
  figures: Record<string, number>;
}

/** Returns every piece of content of the brand, computed from the raw rows in plain SQL. */
async function piecesOf(brandId: string, today: string): Promise<Piece[]> {
  const { rows } = await sql<Piece>`with raw as (
    select d.*, deal.campaign_id as campaign, s.status as gift, s.paused_on, s.arrive_by,
      (d.published_at at time zone 'Europe/Paris')::date as published_on,
      case when s.status = 'waived' then 0 else coalesce((o.terms->'benefit'->>'valueCents')::int8, 0) end as price,
      case when s.paused_on is null and d.status = 'submitted' and d.approve_by < ${today} then 'approved'
        when s.paused_on is null and d.status = 'live' and d.confirm_by < ${today} then 'confirmed'
        else d.status end as current
    from deliverable d join deal on deal.id = d.deal_id
      join offer o on o.deal_id = deal.id and o.status = 'accepted'
      left join shipment s on s.deal_id = deal.id
    where deal.client_id = ${brandId}
  ), owed as (
    select id, price * n / total - price * (n - 1) / total as share from (
      select id, price, row_number() over (partition by deal_id order by seq) as n,
        count(*) over (partition by deal_id) as total
      from raw where status <> 'dropped'
    ) as counted
  ), figure as (
    select distinct on (deliverable_id, metric, source) deliverable_id, metric, source, value
    from post_metric join deliverable on deliverable.id = deliverable_id
    where entered_at >= published_at order by deliverable_id, metric, source, entered_at desc, as_of desc, post_metric.id desc
  )
  select raw.id, campaign, current as status,
    case when current in ('live', 'confirmed') and published_on is not null then published_on else publish_by end as day,
    case when current <> 'dropped' and (submitted_late or published_late) then true
      when current in ('live', 'confirmed') and published_on is not null
        then least(published_on, case current when 'live' then paused_on end) > publish_by
      when current = 'dropped' or paused_on is not null then null
      when needs_benefit and gift in ('to_send', 'problem') then null
      when needs_benefit and gift = 'sent' and coalesce(arrive_by >= ${today}, true) then null
      when current in ('submitted', 'live', 'confirmed') then null
      when greatest(publish_by, case current when 'planned' then submit_by when 'changes_asked' then change_by end)
        < ${today} then true end as late,
    case when raw.status = 'dropped' then 0 else fee_cents end as fee,
    coalesce(owed.share, 0)::float8 as share,
    coalesce((
      select jsonb_object_agg(metric || '.' || source, value) from figure
      where deliverable_id = raw.id and current in ('live', 'confirmed')
    ), '{}') as figures
  from raw left join owed using (id)`.execute(db.kysely);
  return rows;
}

const total = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0);
const engagementParts = ['likes', 'comments', 'saves', 'shares'];

/** Computes the sums of pieces without the code under test. */
function sumsOf(pieces: readonly Piece[]) {
  const states: Record<string, number> = {};
  for (const status of ['planned', 'submitted', 'changes_asked', 'approved', 'live', 'confirmed', 'dropped'])
    states[status] = pieces.filter((it) => it.status === status).length;
  const figures: Record<string, Record<string, { value: number | null; count: number }>> = {};
  for (const figure of reportFigures) {
    const bySource: (typeof figures)[string] = {};
    for (const source of ['declared', 'read']) {
      const parts = figure === 'engagement' || figure === 'cost' ? engagementParts : [figure];
      const known = pieces.filter((it) => parts.every((part) => `${part}.${source}` in it.figures));
      const count = known.length;
      const sum = total(known.flatMap((it) => parts.map((part) => it.figures[`${part}.${source}`] ?? 0)));
      const cents = total(known.map(({ fee, share }) => fee + share));
      const value = figure === 'cost' ? (sum === 0 ? null : cents / sum) : count === 0 ? null : sum;
      bySource[source] = { value, count };
    }
    figures[figure] = bySource;
  }
  return {
    states,
    all: pieces.length,
    online: pieces.filter(({ status }) => status === 'live' || status === 'confirmed').length,
    onTime: pieces.filter(({ late }) => late === false).length,
    late: pieces.filter(({ late }) => late === true).length,
    feeCents: total(pieces.map(({ fee }) => fee)),
    benefitCents: total(pieces.map(({ share }) => share)),
    figures,
  };
}

const noAnswers = { count: 0, medianHours: null, slowHours: null };
const none = { applications: noAnswers, content: noAnswers };

const rounded = (hours: number | null) => hours && Number(hours.toFixed(6));
const timesIn = ({ count, medianHours, slowHours }: AnswerTimes) => [
  count,
  rounded(medianHours),
  rounded(slowHours),
];
/** Rounds the hours, because PostgreSQL computes with a different precision. */
const near = ({ applications, content }: CampaignAnswers) => [timesIn(applications), timesIn(content)];

async function aPremiumBrand(): Promise<Person> {
  const brand = await aBrand(db);
  await aSubscription(brand, 'premium');
  return brand;
}

const isIn =
  ({ campaign, from, to }: BrandReportView) =>
  (it: Piece) =>
    (!campaign || it.campaign === campaign) && (!from || it.day >= from) && (!to || it.day <= to);

it('every number and the rows behind it equal what plain SQL says about the raw rows', async () => {
  const influencers = [await anInfluencer(db), await anInfluencer(db), await anInfluencer(db)];
  await fc.assert(
    fc.asyncProperty(someCase, async ({ deals, answers, decided, days, isOneCampaign }) => {
      const brand = await aPremiumBrand();
      const brandId = requireActor(brand).id;
      const campaigns: string[] = [];
      for (const [index, influencer] of influencers.entries()) {
        const deal = await dealBetween(brand, influencer);
        campaigns.push(deal.campaignId);
        await writeDeal(db, brand, deal.dealId, deals[index] as Written);
        await writeAnswers(db, deal.dealId, answers[index] ?? []);
        const decided_at = decided[index] as Date;
        await db.kysely
          .updateTable('application')
          .set({ decided_at, created_at: new Date(decided_at.getTime() - (index + 1) * 5_000_000) })
          .where('id', '=', deal.applicationId)
          .execute();
      }
      // Two deals belong to one campaign.
      await db.kysely
        .updateTable('deal')
        .set({ campaign_id: campaigns[0] as string })
        .where('campaign_id', '=', campaigns[1] as string)
        .execute();
      const asked = brandReportViewOf({
        ...days,
        campaign: isOneCampaign ? (campaigns[0] as string) : 'other',
      });
      const { view, total: free, analytics } = await findBrandReport(brand, asked);
      expect(view).toEqual({ ...asked, campaign: isOneCampaign ? campaigns[0] : '' });
      const pieces = (await piecesOf(brandId, '2026-06-15')).filter(isIn(view));
      const expected = sumsOf(pieces);
      expect(analytics?.total).toEqual(expected);
      const { figures: _, onTime: __, late: ___, ...own } = expected;
      expect(free).toEqual(own);
      expect(near(analytics?.answers ?? none)).toEqual(near(await answersOf(db, brandId, view)));
      const shown = new Map(analytics?.campaigns.map((it) => [it.id, it]));
      for (const id of view.campaign ? [view.campaign] : campaigns) {
        const its = pieces.filter(({ campaign }) => campaign === id);
        const answers = await answersOf(db, brandId, { ...view, campaign: id });
        const isShown = its.length + answers.applications.count + answers.content.count > 0;
        expect(shown.has(id)).toBe(isShown);
        if (isShown) expect(shown.get(id)?.sums).toEqual(sumsOf(its));
        expect(near(shown.get(id)?.answers ?? none)).toEqual(near(answers));
      }
      await expectRows(brand, view, pieces);
      await expectAnswers(brand, view);
    }),
    { numRuns: Number(process.env.RUNS ?? 5), endOnFailure: true },
  );
});

async function expectRows(brand: Person, view: BrandReportView, pieces: readonly Piece[]) {
  const isOf = (number: string) => (it: Piece) => {
    const [figure = '', source] = number.split('.');
    const parts = figure === 'engagement' || figure === 'cost' ? engagementParts : [figure];
    if (source) return parts.every((part) => `${part}.${source}` in it.figures);
    if (number === 'online') return it.status === 'live' || it.status === 'confirmed';
    if (number === 'on_time' || number === 'late') return it.late === (number === 'late');
    if (number === 'fees' || number === 'gifts') return (number === 'fees' ? it.fee : it.share) > 0;
    return number === 'all' || it.status === number;
  };
  for (const number of reportNumbers) {
    const asked = reportRowsViewOf({ ...view, number });
    const found = await findReportRows(brand, asked);
    const expected = pieces.filter(isOf(number)).map(({ id }) => id);
    expect([number, found?.rows.map(({ id }) => id).sort()]).toEqual([number, expected.sort()]);
    expect(found?.count).toBe(expected.length);
    const streamed = await Array.fromAsync((await reportRows(brand, asked)) ?? []);
    expect(
      streamed
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected);
  }
}

async function expectAnswers(brand: Person, view: BrandReportView) {
  for (const kind of answerKinds) {
    const asked = answersViewOf({ ...view, kind });
    const expected = (await hoursOf(db, kind, requireActor(brand).id, view)).map(({ id }) => id).sort();
    const found = await findAnswers(brand, asked);
    expect(found?.lines.map(({ id }) => id).sort()).toEqual(expected);
    const times = found?.lines.map(({ hours }) => hours) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const streamed = await Array.fromAsync((await findAllAnswers(brand, asked)) ?? []);
    expect(streamed.flat().map(({ id }) => id)).toEqual(found?.lines.map(({ id }) => id));
  }
}

it('shows states and sums on every plan, figures with Premium alone, and nothing of others', async () => {
  const { brand, dealId } = await aDeal(db);
  const [written] = fc.sample(someDeal, { numRuns: 1, seed: 1 });
  await writeDeal(db, brand, dealId, written as Written);
  const free = await findBrandReport(brand, everything);
  expect(free.total.all).toBe(written?.terms.lines.length);
  expect(free.analytics).toBeNull();
  const rowsOf = (number: string) => findReportRows(brand, reportRowsViewOf({ number }));
  expect((await rowsOf('all'))?.count).toBe(free.total.all);
  for (const number of ['reach.declared', 'cost.read', 'on_time', 'late'])
    expect(await rowsOf(number)).toBeNull();
  expect(await findAnswers(brand, answersViewOf({}))).toBeNull();
  expect(await findAllAnswers(brand, answersViewOf({}))).toBeNull();
  await aSubscription(brand, 'premium');
  expect((await rowsOf('reach.declared'))?.view.number).toBe('reach.declared');
  for (const stranger of [await aPremiumBrand(), await anInfluencer(db)])
    expect((await findBrandReport(stranger, everything)).total.all).toBe(0);
  await expect(findBrandReport(aVisitor(db), everything)).rejects.toThrow('session.required');
});

it('returns the last page for a page number that is too high', async () => {
  const { brand, dealId } = await aDeal(db);
  const [written] = fc.sample(someDeal, { numRuns: 1, seed: 1 });
  await writeDeal(db, brand, dealId, written as Written);
  const found = await findReportRows(
    brand,
    reportRowsViewOf({ page: '9', number: 'nonsense', from: '2026-13-01' }),
  );
  expect([found?.view.page, found?.pages, found?.view.number, found?.view.from]).toEqual([1, 1, 'all', '']);
  expect(found?.rows).toHaveLength(found?.count ?? 0);
});
