import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import type { DealLine } from './deal-view.ts';
import { findDeal } from './find-deal.server.ts';
import { findDeals, findOpenDealLines } from './find-deals.server.ts';

const db = await testDatabase();

const moment = new Date('2026-06-16T10:00:00Z');
const DAYS = ['2026-06-17', '2026-06-20', '2026-06-25'];

const shipments = [
  { status: 'to_send' },
  { status: 'sent', sent_at: moment },
  { status: 'sent', sent_at: moment, paused_on: '2026-06-16' },
  { status: 'problem', problem: 'Broken', problem_at: moment, paused_on: '2026-06-16' },
  { status: 'received', received_at: moment },
  { status: 'waived', waived_at: moment },
] as const;
const contents = [
  { status: 'planned' },
  { status: 'submitted', submitted_at: moment },
  { status: 'changes_asked', changes_asked_at: moment },
  { status: 'approved', approved_at: moment },
  { status: 'live', published_at: moment },
  { status: 'confirmed', confirmed_at: moment },
  { status: 'dropped', dropped_at: moment },
] as const;

/** Values that reset the columns of the previous state. */
const noShipment = { sent_at: null, paused_on: null, problem: null, received_at: null, waived_at: null };
const noContent = { confirmed_at: null, dropped_at: null };

test('lists and To do show the task of the page of a running deal, in every state and before the schedule ran', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  const seen = new Set<string>();
  for (const [number, shipment] of shipments.entries())
    for (const [place, one] of contents.entries())
      for (const [shift, other] of contents.entries()) {
        // Skips a state that does not occur in a running deal. Once all content is dropped, a gift that must still be
        // sent is no longer owed, so dropping the last content closes the deal.
        const mustBeSent = shipment.status === 'to_send' || shipment.status === 'problem';
        if (mustBeSent && one.status === 'dropped' && other.status === 'dropped') continue;
        const [early, middle, late] = DAYS.map((_, index) => DAYS[(number + place + index) % 3] ?? '');
        await db.kysely
          .updateTable('shipment')
          .set({ ...noShipment, send_by: early, arrive_by: middle, ...shipment })
          .execute();
        const days = { approve_by: early, change_by: middle, confirm_by: late };
        const own = { ...noContent, ...days, submit_by: shift % 2 ? late : null, publish_by: middle };
        await db.kysely
          .updateTable('deliverable')
          .set({ ...own, ...one, needs_benefit: true })
          .where('seq', '=', 1)
          .execute();
        await db.kysely
          .updateTable('deliverable')
          .set({ ...own, ...other, needs_benefit: false })
          .where('seq', '=', 2)
          .execute();
        for (const [index, day] of ['16', '19', '22'].entries()) {
          // Each side reads every second combination, to save time.
          const person = (number + place + shift + index) % 2 ? brand : influencer;
          await expectSame(at(person, `2026-06-${day}T10:00:00Z`), `${number} ${place} ${shift} on ${day}`);
        }
      }
  expect([...seen].sort()).toEqual(['closed', 'mine', 'theirs']);

  async function expectSame(ctx: typeof brand, name: string) {
    const deal = await findDeal(ctx, dealId);
    const group = deal.status === 'closed' ? 'closed' : deal.turn === deal.side ? 'mine' : 'theirs';
    const { groups, counts } = await findDeals(ctx, { isClosed: group === 'closed' });
    expect([name, counts]).toEqual([name, { mine: 0, theirs: 0, closed: 0, [group]: 1 }]);
    expect([name, summary(groups[group])]).toEqual([name, summary([deal])]);
    const { lines, total } = await findOpenDealLines(ctx, 3);
    expect([name, summary(lines), total]).toEqual([
      name,
      summary(group === 'mine' ? [deal] : []),
      lines.length,
    ]);
    seen.add(group);
  }
});

const summary = (deals: DealLine[]) =>
  deals.map(({ status, task, turn, lastDay }) => [status, task?.kind, turn, lastDay]);

test('a deal whose content was all dropped is shown as stopped before the schedule has noticed that the gift arrived', async () => {
  const { brand, dealId } = await aSignedDeal(db);
  await db.kysely
    .updateTable('deliverable')
    .set({ status: 'dropped', dropped_at: moment, dropped_by: 'influencer' })
    .execute();
  await db.kysely
    .updateTable('shipment')
    .set({ status: 'sent', sent_at: moment, arrive_by: '2026-07-07' })
    .execute();
  expect((await findDeal(at(brand, '2026-07-07T21:59:00Z'), dealId)).status).toBe('running');
  expect(await findDeal(at(brand, '2026-07-07T22:00:00Z'), dealId)).toMatchObject({
    status: 'closed',
    closeReason: 'stopped',
    closedBy: 'influencer',
  });
});
