import type { Carrier } from '#domain/shipments/carriers.ts';
import { m } from '#messages';

/** Names of companies are the same in both languages. */
export const carrierLabels: Record<Carrier, () => string> = {
  colissimo: () => 'Colissimo',
  chronopost: () => 'Chronopost',
  mondial_relay: () => 'Mondial Relay',
  dhl: () => 'DHL',
  ups: () => 'UPS',
  fedex: () => 'FedEx',
  gls: () => 'GLS',
  dpd: () => 'DPD',
  other: m.gift_carrier_other,
};
