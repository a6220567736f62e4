import type { Ctx } from '../ctx.ts';
import type { ClosingDeal } from '../deals/close-deal.server.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { record } from '../events.server.ts';
import { currentWork } from './current-work.ts';
import { findWork } from './find-work.server.ts';
import { saveWork } from './save-work.server.ts';
import { updateDeliverables, updateShipment } from './update-parts.server.ts';
import { isWorkAtRest, type Work } from './work.ts';

/**
 * Stores the outcomes of past deadlines in a locked, running deal: gifts received, drafts approved, posts confirmed.
 * Closes the deal if nothing is left to do. Returns the work, or null if the deal is then closed. `lockWork` calls this
 * function before every act, so that acts see what pages already show (`currentWork`).
 */
export async function settleWork(ctx: Ctx, deal: ClosingDeal): Promise<Work | null> {
  const stored = await findWork(ctx, deal.id);
  if (!stored) return null;
  const work = currentWork(stored, ctx.now);
  const decided = work.deliverables.filter((it, place) => it.status !== stored.deliverables[place]?.status);
  const isReceived = work.shipment?.status !== stored.shipment?.status;
  if (decided.length === 0 && !isReceived) return work;
  await updateShipment(ctx, deal.id, stored.shipment, work.shipment);
  await updateDeliverables(ctx, stored.deliverables, work.deliverables);
  // The events have no actor, because a deadline caused the outcome, even if an act of one side runs this code.
  const bySilence = { ...ctx, actor: null };
  if (isReceived) await recordReceived(bySilence, deal, work);
  for (const it of decided) await recordDecided(bySilence, deal, it);
  await saveWork(bySilence, deal);
  return isWorkAtRest(work) ? null : work;
}

async function recordReceived(ctx: Ctx, deal: ClosingDeal, { shipment }: Work): Promise<void> {
  const now = shipment?.receivedAt ?? ctx.now;
  await record({ ...ctx, now }, 'shipment.received', { ...subjectOf(deal), by: 'presumption' });
}

async function recordDecided(ctx: Ctx, deal: ClosingDeal, deliverable: Deliverable): Promise<void> {
  const subject = { ...subjectOf(deal), deliverableId: deliverable.id, by: 'silence' } as const;
  const { status, approvedAt, confirmedAt } = deliverable;
  if (status === 'approved')
    await record({ ...ctx, now: approvedAt ?? ctx.now }, 'deliverable.approved', subject);
  else await record({ ...ctx, now: confirmedAt ?? ctx.now }, 'deliverable.confirmed', subject);
}

/** The subject of events about a deal. */
export const subjectOf = ({ id, campaignId, influencerId }: ClosingDeal) => ({
  dealId: id,
  campaignId,
  influencerId,
});
