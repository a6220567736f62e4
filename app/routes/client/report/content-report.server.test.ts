import fc from 'fast-check';
import { type SqlBool, sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayOf } from '#domain/clock.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { deliverableStatuses } from '#domain/deliverables/deliverable.ts';
import { newId } from '#domain/id.server.ts';
import { metricNames, metricSources } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { findContentLines, findFirstContent } from '#domain/reports/find-content-lines.server.ts';
import { shipmentStatuses } from '#domain/shipments/shipment.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { deliverableStatusLabels, metricSourceLabels } from '#messages/labels/figures.ts';
import { contentKindLabels, platformLabels } from '#messages/labels/terms.ts';
import { anyTerms } from '#tests/any-terms.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal } from '#tests/deals.ts';
import { aBrand, anApplication, anInfluencer, aVisitor } from '#tests/people.ts';
import { detailedContentColumns } from './content-columns.ts';
import { csvOf } from './csv.server.ts';

const db = await testDatabase();

const day = fc.constantFrom('2026-06-01', '2026-06-14', '2026-06-15', '2026-07-01');
/** Around midnight in Paris. */
const moment = fc.constantFrom('2026-06-01T10:00:00Z', '2026-06-13T22:30:00Z', '2026-06-14T21:59:59Z');
const someFigure = fc.record({
  metric: fc.constantFrom(...metricNames),
  source: fc.constantFrom(...metricSources),
  value: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 }), fc.constant(10 ** 12)),
  as_of: day,
  entered_at: moment.map((it) => new Date(it)),
});
const someContent = fc.record({
  status: fc.constantFrom(...deliverableStatuses),
  publish_by: day,
  approve_by: fc.option(day),
  confirm_by: fc.option(day),
  published_at: fc.option(moment.map((it) => new Date(it))),
  post_url: fc.option(fc.constant('https://www.instagram.com/p/abcde/')),
  figures: fc.array(someFigure, { maxLength: 25 }),
});
const someDeal = fc.record({
  terms: anyTerms.map((terms) => ({ ...terms, lines: terms.lines.map((it) => ({ ...it, count: 1 })) })),
  content: fc.array(someContent, { minLength: 6, maxLength: 6 }),
  shipment: fc.record({
    status: fc.constantFrom(...shipmentStatuses),
    arrive_by: fc.option(day),
    paused_on: fc.option(day),
  }),
});

type Written = typeof someDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

/** Writes rows beside all acts: the report must count them whatever wrote them. */
async function writeDeal(brand: Ctx, dealId: string, { terms, content, shipment }: Written): Promise<void> {
  const { kysely } = db;
  const countered = { status: 'countered', answered_at: brand.now } as const;
  await kysely.updateTable('offer').set(countered).where('deal_id', '=', dealId).execute();
  const { id: _, ...offer } = await kysely
    .selectFrom('offer')
    .selectAll()
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow();
  const accepted = { id: newId('offer'), seq: 2, status: 'accepted', hash: hashOfTerms(terms) } as const;
  await kysely
    .insertInto('offer')
    .values({ ...offer, ...accepted, terms: JSON.stringify(terms) })
    .execute();
  await kysely
    .updateTable('deal')
    .set({ status: 'running', running_at: brand.now, due_at: null })
    .where('id', '=', dealId)
    .execute();
  const received_at = shipment.status === 'received' ? brand.now : null;
  await kysely
    .updateTable('shipment')
    .set({ ...shipment, received_at })
    .where('deal_id', '=', dealId)
    .execute();
  const planned = await kysely.selectFrom('deliverable').select('id').where('deal_id', '=', dealId).execute();
  for (const [index, { id }] of planned.entries()) {
    const { figures, ...row } = content[index] as Written['content'][number];
    const ends = {
      dropped_at: row.status === 'dropped' ? brand.now : null,
      confirmed_at: row.status === 'confirmed' ? brand.now : null,
    };
    await kysely
      .updateTable('deliverable')
      .set({ ...row, ...ends })
      .where('id', '=', id)
      .execute();
    for (const figure of figures) await writeFigure(id, figure);
  }
}

async function writeFigure(deliverable_id: string, figure: Written['content'][number]['figures'][number]) {
  const isRead = figure.source === 'read';
  const check = { id: newId('check'), method: 'business_discovery', outcome: 'found' } as const;
  if (isRead)
    await db.kysely
      .insertInto('post_check')
      .values({ ...check, deliverable_id, checked_at: figure.entered_at })
      .execute();
  const row = { id: newId('metric'), deliverable_id, check_id: isRead ? check.id : null, file_id: null };
  await db.kysely
    .insertInto('post_metric')
    .values({ ...row, ...figure })
    .execute();
}

/** Every cell of the report as plain SQL over the rows. */
async function expectedOf(campaignId: string, today: string) {
  const newest = (column: 'value' | 'as_of', metric: string, source: string) =>
    sql`(select ${sql.ref(column)} from post_metric where deliverable_id = d.id and metric = ${metric}
      and source = ${source} order by entered_at desc, as_of desc, id desc limit 1)`;
  const engagement = (source: string) =>
    sql`(select case when count(*) = 4 then sum(value)::int8 end from (
      select distinct on (metric) value from post_metric
      where deliverable_id = d.id and source = ${source} and metric in ('likes', 'comments', 'saves', 'shares')
      order by metric, entered_at desc, as_of desc, id desc) as newest)`;
  const figures = metricNames.flatMap((metric) =>
    metricSources.flatMap((source) => [newest('value', metric, source), newest('as_of', metric, source)]),
  );
  const online = sql<SqlBool>`d.current in ('live', 'confirmed')`;
  const { rows } = await sql<{
    status: keyof typeof deliverableStatusLabels;
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
  select d.current as status, d.kind, d.platform, d.publish_by,
    case when count(*) over (partition by d.deal_id, d.kind) > 1
      then row_number() over (partition by d.deal_id, d.kind order by d.seq) end as number,
    case when ${online} then d.post_url end as link,
    case when ${online} then (d.published_at at time zone 'Europe/Paris')::date end as published_on,
    case
      when ${online} and d.published_at is not null
        then (d.published_at at time zone 'Europe/Paris')::date <= d.publish_by
      when d.current = 'dropped' or d.paused_on is not null then null
      when d.needs_benefit and d.gift is not null and d.gift not in ('received', 'waived')
        and not (d.gift = 'sent' and coalesce(d.arrive_by < ${today}, false)) then null
      when d.publish_by < ${today} then false end as on_time,
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
      deliverableStatusLabels[row.status](),
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

/** Money has two decimals in the file and none in SQL. */
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
      // Both deals are deals of one campaign.
      await db.kysely
        .updateTable('deal')
        .set({ campaign_id: campaignId, client_id: requireActor(brand).id })
        .where('id', '=', other.dealId)
        .execute();
      for (const [index, { dealId }] of [one, other].entries())
        await writeDeal(brand, dealId, written[index] as Written);
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
  await writeDeal(brand, dealId, written as Written);
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
