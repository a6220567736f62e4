import fc from 'fast-check';
import { type SqlBool, sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayOf } from '#domain/clock.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { metricNames, metricSources } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { findContentLines, findFirstContent } from '#domain/reports/find-content-lines.server.ts';
import { deliverableStatusLabels, metricSourceLabels } from '#messages/labels/figures.ts';
import { contentKindLabels, platformLabels } from '#messages/labels/terms.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal } from '#tests/deals.ts';
import { aBrand, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
import { someDeal, type Written, writeDeal } from '#tests/written-deals.ts';
import { detailedContentColumns } from './content-columns.ts';
import { csvOf } from './csv.server.ts';

const db = await testDatabase();

/** Returns the expected cells of the report, computed in plain SQL from the rows. */
async function expectedOf(campaignId: string, today: string) {
  const newest = (column: 'value' | 'as_of', metric: string, source: string) =>
    sql`(select ${sql.ref(column)} from post_metric where deliverable_id = d.id and metric = ${metric}
      and source = ${source} and entered_at >= d.published_at order by entered_at desc, as_of desc, id desc limit 1)`;
  const engagement = (source: string) =>
    sql`(select case when count(*) = 4 then sum(value)::int8 end from (
      select distinct on (metric) value from post_metric
      where deliverable_id = d.id and source = ${source} and metric in ('likes', 'comments', 'saves', 'shares')
        and entered_at >= d.published_at
      order by metric, entered_at desc, as_of desc, id desc) as newest)`;
  const figures = metricNames.flatMap((metric) =>
    metricSources.flatMap((source) => [newest('value', metric, source), newest('as_of', metric, source)]),
  );
  const online = sql<SqlBool>`d.current in ('live', 'confirmed')`;
  const { rows } = await sql<{
    status: keyof typeof deliverableStatusLabels;
    is_objected: boolean;
    kind: keyof typeof contentKindLabels;
    platform: keyof typeof platformLabels;
    number: number | null;
    link: string | null;
    published_on: string | null;
    on_time: boolean | null;
    publish_by: string;
    fee: number | null;
    share: number | null;
    read: number | null;
    declared: number | null;
    figures: (number | string | null)[];
  }>`with d as (
    select deliverable.*, shipment.status as gift, shipment.paused_on, shipment.arrive_by, offer.terms,
      deal.started_at,
      case
        when paused_on is not null then deliverable.status
        when deliverable.status = 'submitted' and approve_by < ${today} then 'approved'
        when deliverable.status = 'live' and confirm_by < ${today} then 'confirmed'
        else deliverable.status end as current
    from deliverable
      join deal on deal.id = deliverable.deal_id
      join offer on offer.deal_id = deal.id and offer.status = 'accepted'
      left join shipment on shipment.deal_id = deal.id
    where deal.campaign_id = ${campaignId}
  ), owed as (
    select id, row_number() over (partition by deal_id order by seq) as place, count(*) over (partition by deal_id) as all
    from d where status <> 'dropped'
  ), price as (
    select id, case when gift = 'waived' then 0 else coalesce((terms->'benefit'->>'valueCents')::int8, 0) end as cents from d
  )
  select d.current as status, d.current = 'approved' and d.objected_at is not null as is_objected,
    d.kind, d.platform, d.publish_by,
    case when count(*) over (partition by d.deal_id, d.kind) > 1
      then row_number() over (partition by d.deal_id, d.kind order by d.seq) end as number,
    case when ${online} then d.post_url end as link,
    case when ${online} then (d.published_at at time zone 'Europe/Paris')::date end as published_on,
    case
      when d.current <> 'dropped' and (d.submitted_late or d.published_late) then false
      when ${online} and d.published_at is not null
        then least((d.published_at at time zone 'Europe/Paris')::date, case d.current when 'live' then d.paused_on end)
          <= d.publish_by
      when d.current = 'dropped' or d.paused_on is not null then null
      when d.needs_benefit and d.gift is not null and d.gift not in ('received', 'waived')
        and not (d.gift = 'sent' and coalesce(d.arrive_by < ${today}, false)) then null
      when d.current in ('submitted', 'live', 'confirmed') then null
      when greatest(d.publish_by, case d.current when 'planned' then d.submit_by when 'changes_asked' then d.change_by end)
        < ${today} then false end as on_time,
    case when d.status <> 'dropped' then d.fee_cents end as fee,
    price.cents * owed.place / owed.all - price.cents * (owed.place - 1) / owed.all as share,
    ${engagement('read')} as read, ${engagement('declared')} as declared,
    jsonb_build_array(${sql.join(figures)}) as figures
  from d join price using (id) left join owed using (id)
  order by d.started_at, d.deal_id, d.seq`.execute(db.kysely);
  return rows.map((row) => {
    const label = contentKindLabels[row.kind]();
    const engagement = row.read ?? row.declared;
    const source = row.read === null ? (row.declared === null ? null : 'declared') : 'read';
    const cost =
      engagement && row.fee !== null && row.share !== null ? (row.fee + row.share) / engagement : null;
    const texts = [
      row.number === null ? label : `${label} ${row.number}`,
      platformLabels[row.platform](),
      row.is_objected ? 'To publish again' : deliverableStatusLabels[row.status](),
      row.link,
      row.published_on,
      row.on_time === null ? null : row.on_time ? 'Yes' : 'No',
      ...row.figures,
      row.publish_by,
      row.fee === null ? null : row.fee / 100,
      row.share === null ? null : row.share / 100,
      engagement,
      source && metricSourceLabels[source](),
      cost === null ? null : Math.round(cost * 100) / 10_000,
    ];
    return texts.map((text) => (text === null ? '' : String(text)));
  });
}

/** Removes trailing zeros. The file has money with two decimals, and the expected cells have no trailing zeros. */
const plain = (cell: string) => (/^\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell);

async function cellsOf(brand: Ctx, campaignId: string, page?: number): Promise<string[][]> {
  const csv = csvOf(detailedContentColumns, findContentLines(brand, campaignId, page), 'en');
  const [, ...rows] = (await new Response(csv).text()).trimEnd().split('\r\n');
  return rows.map((row) => row.split(',').slice(1).map(plain));
}

it('every figure of the report equals what plain SQL says about the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someDeal, { minLength: 2, maxLength: 2 }), async (written) => {
      const [one, other] = [await aDeal(db), await aDeal(db)];
      const { brand, campaignId } = one;
      // Moves the second deal to the brand and the campaign of the first.
      await db.kysely
        .updateTable('deal')
        .set({ campaign_id: campaignId, client_id: requireActor(brand).id })
        .where('id', '=', other.dealId)
        .execute();
      for (const [index, { dealId }] of [one, other].entries())
        await writeDeal(db, brand, dealId, written[index] as Written);
      const expected = await expectedOf(campaignId, dayOf(brand.now));
      for (const page of [undefined, 1]) expect(await cellsOf(brand, campaignId, page)).toEqual(expected);
    }),
    { numRuns: Number(process.env.RUNS ?? 12), endOnFailure: true },
  );
});

it('lists the content of the brand’s own running deals alone', async () => {
  const { brand, campaignId, dealId } = await aDeal(db);
  const linesOf = async (ctx: Ctx) => (await findFirstContent(ctx, campaignId, 100)).lines;
  expect(await linesOf(brand)).toEqual([]);
  const [written] = fc.sample(someDeal, { numRuns: 1, seed: 1 });
  await writeDeal(db, brand, dealId, written as Written);
  await anApplication(await anInfluencer(db), campaignId);
  const names = ({ influencerName }: ContentLine) => influencerName;
  const lines = await linesOf(brand);
  expect(new Set(lines.map(names))).toEqual(new Set(['Léa Dubois']));
  expect(lines).toHaveLength(written?.terms.lines.length ?? 0);
  const first = await findFirstContent(brand, campaignId, 1);
  expect([first.lines.length, first.hasMore]).toEqual([1, lines.length > 1]);
  for (const stranger of [await aBrand(db), await anInfluencer(db)])
    expect(await linesOf(stranger)).toEqual([]);
  await expect(linesOf(aVisitor(db))).rejects.toThrow('session.required');
});
