import { dayOf } from '../clock.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { delayByPause } from '../work/delay-work.ts';
import type { Work } from '../work/work.ts';

/** Returns the deliverables after a pause that ends now. Unchanged without a pause. */
export function endPause({ deliverables, shipment }: Work, now: Date): Deliverable[] {
  const pausedOn = shipment?.pausedOn;
  return pausedOn ? deliverables.map((it) => delayByPause(it, pausedOn, dayOf(now))) : deliverables;
}
