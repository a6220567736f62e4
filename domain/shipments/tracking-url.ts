import { type Carrier, carriers } from './carriers.ts';

/** Tracking pages. `{number}` is replaced by the encoded tracking number. Null: no page is known. */
const trackingPages: Record<Carrier, string | null> = {
  colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
  mondial_relay: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}',
  dhl: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id={number}',
  ups: 'https://www.ups.com/track?tracknum={number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  gls: 'https://gls-group.com/FR/fr/suivi-colis/?match={number}',
  dpd: 'https://trace.dpd.fr/fr/trace/{number}',
  other: null,
};

const isCarrier = (name: string): name is Carrier => carriers.some((it) => it === name);

/**
 * Returns the address of the carrier's page about a parcel, for a link. The server never requests this address. Returns
 * null without a tracking number, or if no page is known.
 */
export function trackingUrl(carrier: string | null, trackingNumber: string): string | null {
  const page = carrier && isCarrier(carrier) ? trackingPages[carrier] : null;
  return page && trackingNumber ? page.replace('{number}', () => encodeURIComponent(trackingNumber)) : null;
}
