import type { Ctx } from '../ctx.ts';
import { type LockedWork, lockWork } from '../deal-work/lock-work.server.ts';
import { updateDeliverables, updateShipment } from '../deal-work/update-parts.server.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { Refusal } from '../refusal.ts';
import { mayShip, type Shipment, type ShipmentTransition } from './shipment.ts';

export interface LockedShipment extends LockedWork {
  shipment: Shipment;
}

/**
 * Locks a running deal of the actor before a transition of the deal's shipment. Refuses like `lockWork`, and with:
 * - `shipment.not_found` if the deal has no shipment
 * - `shipment.move_not_allowed` if `shipmentTransitions` does not allow the transition for the actor's side and the
 *   shipment's status
 */
export async function lockShipment(
  ctx: Ctx,
  dealId: string,
  transition: Exclude<ShipmentTransition, 'presume'>,
): Promise<LockedShipment> {
  const work = await lockWork(ctx, dealId);
  const { shipment, deal } = work;
  if (!shipment) throw new Refusal('shipment.not_found');
  if (!mayShip(transition, shipment.status, deal.side)) throw new Refusal('shipment.move_not_allowed');
  return { ...work, shipment };
}

/** Writes the shipment and the deliverables of a locked deal. Callers must end with `saveWork`. */
export async function writeShipment(
  ctx: Ctx,
  before: LockedShipment,
  shipment: Shipment,
  deliverables: readonly Deliverable[] = before.deliverables,
): Promise<void> {
  await updateShipment(ctx, before.deal.id, before.shipment, shipment);
  await updateDeliverables(ctx, before.deliverables, deliverables);
}
