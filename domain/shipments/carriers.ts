export const carriers = [
  'colissimo',
  'chronopost',
  'mondial_relay',
  'dhl',
  'ups',
  'fedex',
  'gls',
  'dpd',
  'other',
] as const;
export type Carrier = (typeof carriers)[number];

/** Number of characters. */
export const MAX_TRACKING_LENGTH = 60;

/** Tracking numbers have only these characters. Other characters could not be typed into the carrier's page. */
export const TRACKING_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/;
