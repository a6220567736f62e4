import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal } from '#tests/deals.ts';
import { later } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { dayOf, daysBetween } from '../clock.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { workingDaysBetween } from '../deadlines/working-days.ts';
import { findDeliverables, findShipment } from '../deal-work/select-deliverables.server.ts';
import { receiveGift } from './receive-gift.server.ts';
import { reportProblem } from './report-problem.server.ts';
import { sendGift } from './send-gift.server.ts';
import { waiveGift } from './waive-gift.server.ts';

const db = await testDatabase();

const commands = ['send', 'reportProblem', 'receive', 'waive', 'clock'] as const;
const story = fc.array(
  fc.record({ command: fc.constantFrom(...commands), days: fc.integer({ min: 0, max: 25 }) }),
  { minLength: 2, maxLength: 8 },
);

const dayNames = ['submitBy', 'approveBy', 'changeBy', 'publishBy', 'confirmBy'] as const;

it('no deadline becomes earlier, or moves by more than the pause and the days of a late gift', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  const agreed = await findDeliverables({ db: db.kysely }, dealId);
  const run = (command: (typeof commands)[number], days: number) => {
    const [by, from] = [later(brand, days), later(influencer, days)];
    if (command === 'send') return sendGift(by, dealId, { carrier: 'dpd', trackingNumber: '' });
    if (command === 'reportProblem') return reportProblem(from, dealId, { text: 'Empty' });
    if (command === 'clock') return runDueDeadlines({ ...by, actor: null });
    return command === 'receive' ? receiveGift(from, dealId) : waiveGift(from, dealId);
  };
  const start = async () => {
    await setShipment(db, dealId, shipmentsBy['to send']);
    await db.kysely.updateTable('deal').set({ status: 'running', work_due_at: brand.now }).execute();
    await db.kysely.deleteFrom('event').execute();
    await db.kysely
      .updateTable('deliverable')
      .set({ submit_by: '2026-12-12', publish_by: '2026-12-20' })
      .execute();
    await db.kysely
      .updateTable('deliverable')
      .set({ status: 'submitted', submitted_at: brand.now, approve_by: '2026-06-22', needs_benefit: false })
      .where('seq', '=', 2)
      .execute();
  };
  const read = async () => ({
    deliverables: await findDeliverables({ db: db.kysely }, dealId),
    shipment: await findShipment({ db: db.kysely }, dealId),
  });
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      await start();
      let [passed, paused, pausedWork, late, pausedOn] = [0, 0, 0, 0, null as string | null];
      let before = await read();
      for (const { command, days } of steps) {
        passed += days;
        const today = dayOf(later(brand, passed).now);
        await run(command, passed).catch(() => null);
        const after = await read();
        const { shipment } = after;
        if (before.shipment?.status === 'to_send' && shipment && shipment.status !== 'to_send')
          late = Math.max(0, daysBetween(shipment.sendBy, today));
        pausedOn ??= shipment?.pausedOn ?? null;
        if (pausedOn && !shipment?.pausedOn) {
          const { receivedAt, waivedAt } = shipment ?? {};
          const end = receivedAt ?? waivedAt;
          if (end && paused === 0) {
            paused = daysBetween(pausedOn, dayOf(end));
            pausedWork = workingDaysBetween(pausedOn, dayOf(end));
          }
        }
        for (const [place, it] of after.deliverables.entries()) {
          for (const name of dayNames) {
            const [was, is] = [before.deliverables[place]?.[name], it[name]];
            if (was && is) expect(is >= was, `${name} of ${it.seq}`).toBe(true);
          }
          const moved = daysBetween(agreed[place]?.publishBy ?? '', it.publishBy);
          expect(moved).toBe(paused + (it.needsBenefit ? late : 0));
          const { approveBy } = it;
          if (approveBy) expect(workingDaysBetween('2026-06-22', approveBy)).toBeLessThanOrEqual(pausedWork);
        }
        before = after;
      }
    }),
    { numRuns: 60 },
  );
});
