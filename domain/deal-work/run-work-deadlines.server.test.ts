import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal, deals } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { dropDeliverable } from '../deliverables/drop-deliverable.server.ts';
import { findWork } from './find-work.server.ts';
import { workDueAt } from './work-deadlines.ts';

const db = await testDatabase();

/**
 * Runs the deadlines three times at once, as three processes would, and returns the events. Asserts that `work_due_at`
 * has the computed value.
 */
async function runAt(person: Ctx, moment: string): Promise<string[]> {
  const ctx = { ...person, actor: null, now: new Date(moment) };
  const events = () => db.kysely.selectFrom('event').select(['name', 'subject']).orderBy('id').execute();
  const { length } = await events();
  await Promise.all([1, 2, 3].map(() => runDueDeadlines(ctx)));
  for (const { id, work_due_at } of await deals(db)) {
    const work = await findWork(ctx, id);
    expect(work_due_at).toEqual(work && workDueAt(work, ctx.now));
  }
  return (await events())
    .slice(length)
    .map(({ name, subject }) => [name, subject.deadline, subject.by].filter(Boolean).join(' '));
}

const setDeliverables = (values: Record<string, unknown>) =>
  db.kysely.updateTable('deliverable').set(values).execute();
const setDue = (moment: string) =>
  db.kysely
    .updateTable('deal')
    .set({ work_due_at: new Date(moment) })
    .execute();

test('a deal that begins to run has a deliverable for each item, and a shipment', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  const { work, task, turn } = await findDeal(brand, dealId);
  expect(work?.deliverables.map(({ seq, kind, status }) => [seq, kind, status])).toEqual([
    [1, 'post', 'planned'],
    [2, 'story', 'planned'],
  ]);
  expect(work?.shipment).toMatchObject({ status: 'to_send', channel: 'parcel', sendBy: '2026-06-22' });
  expect([turn, task?.kind]).toEqual(['brand', 'send_gift']);
  expect(await findDeal(influencer, dealId)).toMatchObject({ turn: 'brand', task: { kind: 'send_gift' } });
});

test('silence receives the gift, approves drafts and confirms posts, and then closes the deal', async () => {
  const { brand, dealId } = await aSignedDeal(db);
  expect(await runAt(brand, '2026-06-20T06:00:00Z')).toEqual(['deal.reminded send_by']);
  await db.kysely
    .updateTable('shipment')
    .set({ status: 'sent', sent_at: new Date('2026-06-20T10:00:00Z'), arrive_by: '2026-07-11', sendings: 1 })
    .execute();
  expect(await runAt(brand, '2026-07-11T22:00:00Z')).toEqual(['shipment.received presumption']);
  await setDeliverables({
    status: 'submitted',
    submitted_at: new Date('2026-07-10T10:00:00Z'),
    approve_by: '2026-07-20',
  });
  await setDue('2026-07-20T22:00:00Z');
  expect((await findDeal(at(brand, '2026-07-20T21:00:00Z'), dealId)).task).toMatchObject({
    kind: 'approve',
    lastDay: '2026-07-20',
  });
  const approved = await findDeal(at(brand, '2026-07-20T22:00:00Z'), dealId);
  expect(approved.work?.deliverables.map(({ status }) => status)).toEqual(['approved', 'approved']);
  expect(await runAt(brand, '2026-07-20T22:00:00Z')).toEqual([
    'deliverable.approved silence',
    'deliverable.approved silence',
  ]);
  await setDeliverables({
    status: 'live',
    published_at: new Date('2026-07-21T10:00:00Z'),
    confirm_by: '2026-07-24',
  });
  await setDue('2026-07-24T22:00:00Z');
  expect(await runAt(brand, '2026-07-24T22:00:00Z')).toEqual([
    'deliverable.confirmed silence',
    'deliverable.confirmed silence',
    'deal.closed',
  ]);
  expect((await deals(db))[0]).toMatchObject({ status: 'closed', close_reason: 'done', closed_by: null });
  expect(await runAt(brand, '2026-08-01T06:00:00Z')).toEqual(['deal.reminded figures']);
  expect(await runAt(brand, '2026-08-24T06:00:00Z')).toEqual(['deal.reminded figures']);
  expect((await deals(db))[0]).toMatchObject({ work_due_at: null });
});

test('the reminder of a day is about the deliverable whose deadline ends first', async () => {
  const { brand } = await aSignedDeal(db);
  const days = ['2026-07-24', '2026-07-22'];
  for (const [index, approve_by] of days.entries())
    await db.kysely
      .updateTable('deliverable')
      .set({ status: 'submitted', submitted_at: brand.now, approve_by })
      .where('seq', '=', index + 1)
      .execute();
  await setDue('2026-07-22T06:00:00Z');
  await runAt(brand, '2026-07-22T06:00:00Z');
  const reminded = await db.kysely
    .selectFrom('event')
    .select('subject')
    .where('name', '=', 'deal.reminded')
    .orderBy('id')
    .execute();
  expect(
    reminded.flatMap(({ subject }) => (subject.deadline === 'approve_by' ? subject.lastDay : [])),
  ).toEqual(['2026-07-22']);
});

test('nothing is decided by silence while the gift has a problem', async () => {
  const { brand } = await aSignedDeal(db);
  await db.kysely
    .updateTable('shipment')
    .set({ status: 'problem', paused_on: '2026-06-16', problem: 'Broken', problem_at: brand.now })
    .execute();
  await setDeliverables({ status: 'submitted', submitted_at: brand.now, approve_by: '2026-06-22' });
  await setDue('2026-06-22T22:00:00Z');
  expect(await runAt(brand, '2026-06-22T22:00:00Z')).toEqual([]);
  expect((await deals(db))[0]).toMatchObject({ work_due_at: null });
});

test('the brand is not reminded of a gift that is no longer owed, because all content was dropped', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  for (const { id } of (await findDeal(brand, dealId)).work?.deliverables ?? [])
    await dropDeliverable(influencer, dealId, id);
  expect((await deals(db))[0]).toMatchObject({ close_reason: 'stopped', work_due_at: null });
  await setDue('2026-06-20T06:00:00Z');
  expect(await runAt(brand, '2026-06-20T06:00:00Z')).toEqual([]);
});

test('a deal ends once all content is dropped, also if its gift had a problem', async () => {
  const { influencer, dealId } = await aSignedDeal(db);
  await setShipment(db, dealId, shipmentsBy.problem);
  for (const { id } of (await findDeal(influencer, dealId)).work?.deliverables ?? [])
    await dropDeliverable(influencer, dealId, id);
  expect((await deals(db))[0]).toMatchObject({ close_reason: 'stopped', work_due_at: null });
});

test.each(['suspended_at', 'erased_at'] as const)(
  'silence closes a deal if one side is gone (%s)',
  async (column) => {
    const { brand, influencer, dealId } = await aSignedDeal(db);
    const setShipment = (values: Record<string, unknown>) =>
      db.kysely.updateTable('shipment').set(values).where('deal_id', '=', dealId).execute();
    await db.kysely
      .updateTable('app_user')
      .set({ [column]: brand.now })
      .where('id', 'in', [requireActor(brand).id, requireActor(influencer).id])
      .execute();
    await setShipment({ status: 'sent', sent_at: brand.now, arrive_by: '2026-07-06', sendings: 1 });
    await setDeliverables({ status: 'live', published_at: brand.now, confirm_by: '2026-06-18' });
    await setDue('2026-06-18T22:00:00Z');
    await runAt(brand, '2026-06-18T22:00:00Z');
    expect((await deals(db))[0]).toMatchObject({ status: 'running' });
    await runAt(brand, '2026-07-06T22:00:00Z');
    expect((await deals(db))[0]).toMatchObject({ status: 'closed', close_reason: 'done', closed_by: null });
  },
);
