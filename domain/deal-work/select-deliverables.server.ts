import type { Ctx } from '../ctx.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Shipment } from '../shipments/shipment.ts';

/**
 * Returns the deliverables of a deal in the order of the terms. Callers must have authorized the reader of the deal.
 */
export async function findDeliverables({ db }: Pick<Ctx, 'db'>, dealId: string): Promise<Deliverable[]> {
  return db
    .selectFrom('deliverable')
    .select(['id', 'seq', 'kind', 'platform', 'note', 'needs_benefit as needsBenefit'])
    .select(['fee_cents as feeCents', 'status', 'rounds', 'submit_by as submitBy', 'publish_by as publishBy'])
    .select(['submitted_at as submittedAt', 'submitted_late as submittedLate', 'approve_by as approveBy'])
    .select(['changes_asked_at as changesAskedAt', 'change_by as changeBy'])
    .select(['approved_at as approvedAt', 'approved_by as approvedBy'])
    .select(['post_url as postUrl', 'published_at as publishedAt', 'published_late as publishedLate'])
    .select(['confirm_by as confirmBy', 'objection', 'objected_at as objectedAt'])
    .select(['confirmed_at as confirmedAt', 'confirmed_by as confirmedBy'])
    .select(['dropped_at as droppedAt', 'dropped_by as droppedBy'])
    .where('deal_id', '=', dealId)
    .orderBy('seq')
    .execute();
}

/** Callers must have authorized the reader of the deal. */
export async function findShipment({ db }: Pick<Ctx, 'db'>, dealId: string): Promise<Shipment | null> {
  const row = await db
    .selectFrom('shipment')
    .select(['channel', 'status', 'send_by as sendBy', 'carrier', 'tracking_number as trackingNumber'])
    .select(['sent_at as sentAt', 'arrive_by as arriveBy', 'sendings', 'problem'])
    .select(['problem_at as problemAt', 'paused_on as pausedOn', 'received_at as receivedAt'])
    .select(['received_by as receivedBy', 'waived_at as waivedAt'])
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  return row ?? null;
}
