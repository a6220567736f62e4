import type { Side } from '../deals/deal.ts';
import type { BenefitChannel } from '../terms/terms.ts';

export const shipmentStatuses = ['to_send', 'sent', 'problem', 'received', 'waived'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

interface Transition {
  from: readonly ShipmentStatus[];
  to: ShipmentStatus;
  by: readonly (Side | 'clock')[];
}

/** All transitions of a shipment. Acts refuse other transitions with `shipment.move_not_allowed`. */
export const shipmentTransitions = {
  /** The brand sends the gift, or sends it again after a problem. */
  send: { from: ['to_send', 'problem'], to: 'sent', by: ['brand'] },
  /** The deadlines of the content are paused until the gift is received or waived. */
  reportProblem: { from: ['sent'], to: 'problem', by: ['influencer'] },
  receive: { from: ['sent', 'problem'], to: 'received', by: ['influencer'] },
  presume: { from: ['sent'], to: 'received', by: ['clock'] },
  /** The influencer no longer expects the gift. */
  waive: { from: ['to_send', 'sent', 'problem'], to: 'waived', by: ['influencer'] },
} as const satisfies Record<string, Transition>;

export type ShipmentTransition = keyof typeof shipmentTransitions;

/** Returns whether `shipmentTransitions` allows the transition for the status and, if given, for the side. */
export function mayShip(transition: ShipmentTransition, status: ShipmentStatus, side?: Side): boolean {
  const { from, by }: Transition = shipmentTransitions[transition];
  return from.includes(status) && (!side || by.includes(side));
}

export interface Shipment {
  channel: Exclude<BenefitChannel, 'on_site'>;
  status: ShipmentStatus;
  /** Last day for the brand to send the gift. All last days are days in Paris. */
  sendBy: string;
  /** Null for a voucher, and before the gift was sent. */
  carrier: string | null;
  trackingNumber: string;
  sentAt: Date | null;
  arriveBy: string | null;
  /** Number of times that the brand has sent the gift. */
  sendings: number;
  problem: string | null;
  problemAt: Date | null;
  /** First day of the pause of the deadlines. Null if they are not paused. */
  pausedOn: string | null;
  receivedAt: Date | null;
  receivedBy: 'influencer' | 'presumption' | null;
  waivedAt: Date | null;
}

export const isShipmentAtRest = ({ status }: Pick<Shipment, 'status'>): boolean =>
  status === 'received' || status === 'waived';
