import { Gift } from '#app/ui/icons.tsx';
import type { ShippingAddress } from '#domain/preferences/find-shipping-address.server.ts';
import { m } from '#messages';

interface ShippingAddressCardProps {
  address: ShippingAddress;
  heading?: 'h2' | 'h3';
}

export function ShippingAddressCard({ address, heading: Heading = 'h2' }: ShippingAddressCardProps) {
  const { fullName, street, zipCode, city, phone, instructions } = address;
  return (
    <section aria-labelledby="delivery" className="rounded-card border border-line bg-surface p-5">
      <Heading id="delivery" className="flex items-center gap-2.5 text-2xl">
        <Gift className="size-6 shrink-0 text-accent" /> {m.review_shipping_address()}
      </Heading>
      <address className="mt-3 grid not-italic">
        <span>{fullName}</span>
        <span dir="auto" className="whitespace-pre-line">
          {street}
        </span>
        <span>
          {zipCode} {city}
        </span>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="mt-1 w-fit underline">
          {phone}
        </a>
      </address>
      {instructions && (
        <p dir="auto" className="mt-3 border-t border-line pt-3 text-soft whitespace-pre-line">
          {instructions}
        </p>
      )}
      <p className="mt-3 text-sm text-soft">{m.review_shipping_address_text()}</p>
    </section>
  );
}
