import { TermsList } from '#app/ui/asked-terms.tsx';
import { ChevronDown } from '#app/ui/icons.tsx';
import type { DealView } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { offerStatusLabels } from '#messages/labels/deal.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { offerTitle } from './positions.tsx';

export function Offers({ deal }: { deal: DealView }) {
  const language = currentLanguage();
  const count = deal.offers.length;
  return (
    <details className="group mt-1.5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-1.5 text-sm text-soft [&::-webkit-details-marker]:hidden">
        {m.deal_offers_count({ count })}{' '}
        <span className="inline-flex items-center gap-1 text-ink underline underline-offset-4">
          {count === 2 ? m.deal_offers_both() : m.deal_offers_see({ count })}
          <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
        </span>
      </summary>
      <ol className="grid gap-10 pt-4 pb-2" reversed>
        {deal.offers.toReversed().map((offer) => (
          <li key={offer.id}>
            <h3>{offerTitle(deal, offer)}</h3>
            <p className="text-sm text-soft tabular-nums">
              {formatDate(offer.madeAt, language)} · {offerStatusLabels[offer.status]()}
            </p>
            {offer.note && (
              <blockquote
                dir="auto"
                className="mt-3 border-l-2 border-accent pl-4 whitespace-pre-line wrap-anywhere"
              >
                {offer.note}
              </blockquote>
            )}
            <TermsList terms={offer.terms} />
          </li>
        ))}
      </ol>
    </details>
  );
}
