import type { ShipmentRow } from '#db/deal-work-rows.ts';
import type { Database } from '#db/open.server.ts';

type Stored = Partial<Omit<ShipmentRow, 'deal_id' | 'status' | 'sendings' | 'tracking_number'>> & {
  status: 'to_send' | 'sent' | 'problem' | 'received' | 'waived';
  sendings?: number;
};

const sent = {
  status: 'sent',
  carrier: 'dhl',
  sent_at: new Date('2026-06-16T10:00:00Z'),
  arrive_by: '2026-07-07',
  sendings: 1,
} as const satisfies Stored;
const problem = {
  ...sent,
  status: 'problem',
  problem: 'The box was empty.',
  problem_at: new Date('2026-06-18T10:00:00Z'),
  paused_on: '2026-06-18',
} as const satisfies Stored;

/** Columns of a shipment by status, for deals that have run since 15 June 2026. */
export const shipmentsBy = {
  'to send': { status: 'to_send' },
  sent,
  problem,
  'sent again': { ...problem, status: 'sent', sendings: 2 },
  received: { ...sent, status: 'received', received_at: new Date('2026-06-19T10:00:00Z') },
  waived: { status: 'waived', waived_at: new Date('2026-06-19T10:00:00Z') },
} as const satisfies Record<string, Stored>;

const none = {
  carrier: null,
  sent_at: null,
  arrive_by: null,
  sendings: 0,
  problem: null,
  problem_at: null,
  paused_on: null,
  received_at: null,
  received_by: null,
  waived_at: null,
};

/** Sets columns of a deal's shipment. Clears the other columns that depend on the status. */
export async function setShipment({ kysely }: Database, dealId: string, columns: Stored): Promise<void> {
  await kysely
    .updateTable('shipment')
    .set({ ...none, ...columns })
    .where('deal_id', '=', dealId)
    .execute();
}
