import fc from 'fast-check';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { deliverableStatuses } from '#domain/deliverables/deliverable.ts';
import { newId } from '#domain/id.server.ts';
import { metricNames, metricSources } from '#domain/post-metrics/post-metric.ts';
import { shipmentStatuses } from '#domain/shipments/shipment.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { anyTerms } from './any-terms.ts';

const day = fc.constantFrom('2026-06-01', '2026-06-14', '2026-06-15', '2026-07-01');
/** Two of the moments are shortly after and shortly before midnight in Paris. */
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
  submit_by: fc.option(day),
  submitted_late: fc.boolean(),
  change_by: day,
  publish_by: day,
  approve_by: fc.option(day),
  confirm_by: fc.option(day),
  published_late: fc.boolean(),
  objected_at: fc.option(moment.map((it) => new Date(it))),
  published_at: fc.option(moment.map((it) => new Date(it))),
  post_url: fc.option(fc.constant('https://www.instagram.com/p/abcde/')),
  figures: fc.array(someFigure, { maxLength: 25 }),
});
export const someDeal = fc.record({
  terms: anyTerms.map((terms) => ({ ...terms, lines: terms.lines.map((it) => ({ ...it, count: 1 })) })),
  content: fc.array(someContent, { minLength: 6, maxLength: 6 }),
  shipment: fc.record({
    status: fc.constantFrom(...shipmentStatuses),
    arrive_by: fc.option(day),
    paused_on: fc.option(day),
  }),
});

export type Written = typeof someDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

/** Writes the rows without acts, because a report must count all rows, however they were written. */
export async function writeDeal(
  db: Database,
  brand: Ctx,
  dealId: string,
  { terms, content, shipment }: Written,
): Promise<void> {
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
    for (const figure of figures) await writeFigure(db, id, figure);
  }
}

async function writeFigure(
  db: Database,
  deliverable_id: string,
  figure: Written['content'][number]['figures'][number],
) {
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
