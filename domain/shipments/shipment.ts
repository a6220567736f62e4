import type { BenefitChannel } from '../terms/terms.ts';

export const shipmentStatuses = ['to_send', 'sent', 'problem', 'received', 'waived'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export interface Shipment {
  channel: Exclude<BenefitChannel, 'on_site'>;
  status: ShipmentStatus;
  /** Last days are days in Paris. */
  sendBy: string;
  /** Null for a voucher, and before it was sent. */
  carrier: string | null;
  trackingNumber: string;
  sentAt: Date | null;
  arriveBy: string | null;
  /** Number of times that the brand has sent the gift. */
  sendings: number;
  problem: string | null;
  problemAt: Date | null;
  /** Day since which the deadlines of the content stand still. */
  pausedOn: string | null;
  receivedAt: Date | null;
  receivedBy: 'influencer' | 'presumption' | null;
  waivedAt: Date | null;
}

export const isShipmentAtRest = ({ status }: Pick<Shipment, 'status'>): boolean =>
  status === 'received' || status === 'waived';
