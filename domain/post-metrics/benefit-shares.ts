import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Shipment } from '../shipments/shipment.ts';
import type { Benefit } from '../terms/terms.ts';

interface Deal {
  benefit: Pick<Benefit, 'valueCents'> | null;
  deliverables: readonly Pick<Deliverable, 'status'>[];
  shipment: Pick<Shipment, 'status'> | null;
}

/**
 * Returns the share of each deliverable in the public price of the benefit, in whole euro cents. The shares of content
 * that was not dropped differ by at most one cent and add up to the price. Dropped content has null, because nothing is
 * owed for it. A benefit that the influencer waived is worth nothing.
 */
export function benefitShares({ benefit, deliverables, shipment }: Deal): (number | null)[] {
  const cents = benefit && shipment?.status !== 'waived' ? benefit.valueCents : 0;
  const isOwed = ({ status }: Pick<Deliverable, 'status'>) => status !== 'dropped';
  const count = deliverables.filter(isOwed).length;
  let place = 0;
  return deliverables.map((it) => {
    if (!isOwed(it)) return null;
    place += 1;
    return partOf(cents, place, count) - partOf(cents, place - 1, count);
  });
}

const partOf = (cents: number, place: number, count: number) => Math.floor((cents * place) / count);
