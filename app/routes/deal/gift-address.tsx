import { Link } from 'react-router';
import { ShippingAddressCard } from '#app/deal/shipping-address.tsx';
import { usePath } from '#app/language.ts';
import { isShipmentAtRest, type Shipment } from '#domain/shipments/shipment.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay, formatList } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import type { GiftProps } from './gift.tsx';
import type { GiftFacts } from './gift-of.server.ts';

/**
 * Maximum number of days in the sentence that says when the brand looked at the address. The sentence has the newest
 * days. A `<details>` element contains the earlier days.
 */
const SHOWN_DAYS = 3;

/**
 * Shows the shipping address to the brand. Shows two facts to the influencer:
 * - that the brand sees the address, and until which day. Left out if the influencer has blocked the brand
 * - the days on which the brand looked at the address
 */
export function GiftAddress({ deal, gift, shipment, today }: GiftProps & { shipment: Shipment }) {
  const to = usePath();
  const name = otherNameOf(deal);
  const isExpected =
    deal.status === 'running' && shipment.channel === 'parcel' && !isShipmentAtRest(shipment);
  if (deal.side === 'brand') {
    if (gift.address)
      return (
        <div className="mt-4 max-w-sm">
          <ShippingAddressCard address={gift.address} heading="h3" />
        </div>
      );
    return isExpected ? <p className="mt-1.5 text-sm text-soft">{m.gift_address_none({ name })}</p> : null;
  }
  const isSeen =
    shipment.channel === 'parcel' && gift.hasOwnAddress && gift.seenUntil !== null && gift.seenUntil >= today;
  return (
    <div className="mt-1.5 grid gap-1.5 text-sm text-soft">
      {!gift.isBlocked && (isExpected || isSeen) && (
        <p>
          {gift.hasOwnAddress ? seenText(gift, name) : m.application_address_missing()}{' '}
          <Link
            to={to('/preferences', { '#': 'shipping-address' })}
            className="text-ink underline underline-offset-4"
          >
            {gift.hasOwnAddress ? m.gift_address_own() : m.application_address_add()}
          </Link>
        </p>
      )}
      <Views name={name} days={gift.views} />
    </div>
  );
}

function seenText({ seenUntil }: GiftFacts, name: string): string {
  if (!seenUntil) return m.gift_address_seen({ name });
  return m.gift_address_seen_until({ name, date: formatDay(seenUntil, currentLanguage()) });
}

function Views({ name, days }: { name: string; days: readonly string[] }) {
  const language = currentLanguage();
  if (days.length === 0) return null;
  const dates = (from: number, to?: number) =>
    formatList(
      days.slice(from, to).map((day) => formatDay(day, language)),
      language,
    );
  const count = Math.min(days.length, SHOWN_DAYS);
  const earlier = days.length - count;
  return (
    <>
      <p>{m.gift_looked({ count, name, dates: dates(0, count) })}</p>
      {earlier > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer">
            {m.gift_looked_earlier({ count: earlier, number: String(earlier) })}
          </summary>
          <p className="mt-1">{dates(count)}</p>
        </details>
      )}
    </>
  );
}
