import { DAY_MS } from '../clock.ts';
import type { Shipment } from '../shipments/shipment.ts';

const DAYS_AFTER_RECEIPT = 30;

/**
 * Returns the moment from which the brand of a deal no longer sees the shipping address: 30 days after the gift was
 * received or waived or the deal ended, whichever came first. Null while none of these has happened.
 */
export function addressHiddenFrom(
  { receivedAt, waivedAt }: Pick<Shipment, 'receivedAt' | 'waivedAt'>,
  closedAt: Date | null,
): Date | null {
  const ends = [closedAt, receivedAt, waivedAt].flatMap((it) => it?.getTime() ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends) + DAYS_AFTER_RECEIPT * DAY_MS);
}
