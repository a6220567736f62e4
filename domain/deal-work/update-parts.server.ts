import type { Ctx } from '../ctx.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Shipment } from '../shipments/shipment.ts';

type Writer = Pick<Ctx, 'db'>;

/** Writes the fields of deliverables that changed. Callers must have locked the deal. */
export async function updateDeliverables(
  { db }: Writer,
  before: readonly Deliverable[],
  after: readonly Deliverable[],
): Promise<void> {
  for (const [place, it] of after.entries()) {
    const changes = changesOf(before[place], it, deliverableColumns);
    if (changes) await db.updateTable('deliverable').set(changes).where('id', '=', it.id).execute();
  }
}

/** Writes the fields of the shipment that changed. Callers must have locked the deal. */
export async function updateShipment(
  { db }: Writer,
  dealId: string,
  before: Shipment | null,
  after: Shipment | null,
): Promise<void> {
  const changes = before && after && changesOf(before, after, shipmentColumns);
  if (changes) await db.updateTable('shipment').set(changes).where('deal_id', '=', dealId).execute();
}

const deliverableColumns = {
  status: 'status',
  rounds: 'rounds',
  submitBy: 'submit_by',
  publishBy: 'publish_by',
  submittedAt: 'submitted_at',
  submittedLate: 'submitted_late',
  approveBy: 'approve_by',
  changesAskedAt: 'changes_asked_at',
  changeBy: 'change_by',
  approvedAt: 'approved_at',
  approvedBy: 'approved_by',
  postUrl: 'post_url',
  publishedAt: 'published_at',
  publishedLate: 'published_late',
  confirmBy: 'confirm_by',
  objection: 'objection',
  objectedAt: 'objected_at',
  confirmedAt: 'confirmed_at',
  confirmedBy: 'confirmed_by',
  droppedAt: 'dropped_at',
  droppedBy: 'dropped_by',
} as const satisfies Partial<Record<keyof Deliverable, string>>;

const shipmentColumns = {
  status: 'status',
  carrier: 'carrier',
  trackingNumber: 'tracking_number',
  sentAt: 'sent_at',
  arriveBy: 'arrive_by',
  sendings: 'sendings',
  problem: 'problem',
  problemAt: 'problem_at',
  pausedOn: 'paused_on',
  receivedAt: 'received_at',
  receivedBy: 'received_by',
  waivedAt: 'waived_at',
} as const satisfies Partial<Record<keyof Shipment, string>>;

function changesOf<Part extends object>(
  before: Part | undefined,
  after: Part,
  columns: Partial<Record<keyof Part, string>>,
): Record<string, unknown> | null {
  const fields = Object.keys(columns) as (keyof Part)[];
  const changed = fields.filter((field) => before?.[field] !== after[field]);
  if (changed.length === 0) return null;
  const values: Record<string, unknown> = {};
  for (const field of changed) values[columns[field] ?? ''] = after[field];
  return values;
}
