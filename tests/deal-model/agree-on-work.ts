import { deepStrictEqual } from 'node:assert';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import type { Deliverable } from '#domain/deliverables/deliverable.ts';
import type { Scene } from './act.ts';
import { type DealPlace, personOf, type Side } from './state.ts';
import { taskFor } from './tasks.ts';
import type { Content } from './work-state.ts';
import { ctxOf, storedDeal } from './world.ts';

/**
 * Checks that the deal's page shows the present state of its work. `settled` is the deal as after a run of the
 * schedule.
 */
export async function agreeOnWork(
  { state, real }: Scene,
  place: DealPlace,
  settled: DealPlace,
  side: Side,
): Promise<void> {
  const { id } = storedDeal(real, place);
  const shown = await findDeal(ctxOf(real, state, personOf(place, side)), id);
  const { work } = settled.deal;
  const gift = work?.gift ?? null;
  const isSettled = JSON.stringify(work) === JSON.stringify(place.deal.work);
  const task = taskFor(settled.deal, side);
  deepStrictEqual(
    {
      contents: shown.work?.deliverables.map(shownContent),
      gift: shown.work?.shipment && [
        shown.work.shipment.status,
        shown.work.shipment.pausedOn,
        shown.work.shipment.arriveBy,
      ],
      task: isSettled && shown.task ? [shown.task.kind, shown.task.side, shown.task.lastDay] : null,
    },
    {
      contents: work?.contents.map(content),
      gift: gift ? [gift.status, gift.pausedOn, gift.arriveBy] : work ? null : undefined,
      task: isSettled && task ? [task.kind, task.side, task.lastDay] : null,
    },
  );
}

const content = ({ status, submitBy, publishBy, answerBy, approvedBy, confirmedBy }: Content) => [
  status,
  submitBy,
  publishBy,
  answerBy,
  approvedBy,
  confirmedBy,
];

function shownContent(it: Deliverable) {
  const days = { submitted: it.approveBy, changes_asked: it.changeBy, live: it.confirmBy };
  const answerBy = days[it.status as keyof typeof days] ?? null;
  return [it.status, it.submitBy, it.publishBy, answerBy, it.approvedBy, it.confirmedBy];
}
