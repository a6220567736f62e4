import { dayOf } from '../clock.ts';
import { delayByPause } from '../deal-work/delay-work.ts';
import type { Work } from '../deal-work/work.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';

/** Returns the deliverables after a pause that ends now. Unchanged without a pause. */
export function endPause({ deliverables, shipment }: Work, now: Date): Deliverable[] {
  const pausedOn = shipment?.pausedOn;
  return pausedOn ? deliverables.map((it) => delayByPause(it, pausedOn, dayOf(now))) : deliverables;
}
