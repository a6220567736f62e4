import type { ReactNode } from 'react';
import { JoiningBrace } from '#app/ui/mark.tsx';
import { dayOf } from '#domain/clock.ts';
import type { DealView, OfferView } from '#domain/deals/deal-view.ts';
import { feeOf, lineFeeOf } from '#domain/terms/sums.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay, formatMoney } from '#messages/format.ts';
import { itemCounts } from '#messages/labels/terms.ts';
import type { ComparedOffer } from '#messages/offer-text.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { SideFace } from './side-face.tsx';

interface PositionsProps {
  deal: DealView;
  compared: ComparedOffer | null;
}

/**
 * If the deal is being negotiated and the two sides offered different fees, shows both offers and the difference of the
 * fees. Otherwise shows the lines of the newest offer and their sum.
 */
export function Positions({ deal, compared }: PositionsProps) {
  const newest = deal.offers.at(-1);
  if (!newest) return null;
  const differ = compared && compared.differenceCents !== 0 && compared.base.side !== newest.side;
  return differ && deal.status === 'negotiating' ? (
    <Between {...{ deal, newest, compared }} />
  ) : (
    <Sum offer={newest} />
  );
}

const money = (cents: number) => formatMoney(cents, 'EUR', currentLanguage());

function Between({ deal, newest, compared }: { deal: DealView; newest: OfferView; compared: ComparedOffer }) {
  const { base, fee, differenceCents } = compared;
  return (
    <Gathered result={money(Math.abs(differenceCents))} label={m.deal_between()}>
      <Position deal={deal} offer={base} shownCents={fee?.before.feeCents} />
      <Position deal={deal} offer={newest} shownCents={fee?.after.feeCents} isNewest />
    </Gathered>
  );
}

interface PositionProps {
  deal: DealView;
  offer: OfferView;
  /** Fee of one item, if the offers differ only in the fee of one line. Shown in large type instead of the total. */
  shownCents: number | undefined;
  isNewest?: boolean;
}

function Position({ deal, offer, shownCents, isNewest = false }: PositionProps) {
  const total = feeOf(offer.terms);
  return (
    <li className="flex items-center gap-3 border-t border-line py-3.5 first:border-t-0">
      <SideFace deal={deal} side={offer.side} className="size-10 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight wrap-anywhere">{offerTitle(deal, offer)}</span>
        <span className="text-sm text-soft tabular-nums">
          {formatDay(dayOf(offer.madeAt), currentLanguage(), { inSentence: false })}
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span className={`block font-serif text-3xl leading-tight ${isNewest ? 'text-accent' : ''}`}>
          {money(shownCents ?? total)}
        </span>
        {shownCents !== undefined && shownCents !== total && (
          <span className="block text-sm text-soft">{m.deal_in_all({ sum: money(total) })}</span>
        )}
      </span>
    </li>
  );
}

export function offerTitle(deal: DealView, { seq, side }: Pick<OfferView, 'seq' | 'side'>): string {
  if (side === deal.side) return seq === 1 ? m.deal_your_terms() : m.deal_your_offer();
  const name = otherNameOf(deal);
  return seq === 1 ? m.deal_other_terms({ name }) : m.deal_other_offer({ name });
}

function Sum({ offer: { terms } }: { offer: OfferView }) {
  const fee = feeOf(terms);
  const value = terms.benefit?.valueCents ?? 0;
  const isGiftOnly = fee === 0 && value > 0;
  const inFees = value > 0 ? m.terms_in_fees_and_gift({ value: money(value) }) : m.terms_in_fees();
  return (
    <Gathered result={money(isGiftOnly ? value : fee)} label={isGiftOnly ? m.terms_gift_worth() : inFees}>
      {terms.lines.map((line, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
          key={place}
          className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="min-w-0">
            {itemCounts[line.kind]({ count: line.count })}
            {line.feeCents > 0 && line.count > 1 && (
              <span className="block text-sm text-soft">{m.asked_each({ fee: money(line.feeCents) })}</span>
            )}
          </span>
          {line.feeCents > 0 && (
            <span className="font-serif text-2xl tabular-nums">{money(lineFeeOf(line))}</span>
          )}
        </li>
      ))}
      {terms.benefit && (
        <li className="border-t border-line py-2.5 wrap-anywhere first:border-t-0">{terms.benefit.what}</li>
      )}
    </Gathered>
  );
}

interface GatheredProps {
  result: string;
  label: string;
  children: ReactNode;
}

function Gathered({ result, label, children }: GatheredProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_1.5rem_minmax(0,11rem)]">
      <ul className="min-w-0">{children}</ul>
      <div aria-hidden className="relative h-full min-h-24 text-accent max-sm:hidden">
        <JoiningBrace length={260} className="absolute inset-y-0 h-full" />
      </div>
      <JoiningBrace down length={620} className="w-full text-accent sm:hidden" />
      <p className="min-w-0 max-sm:text-center">
        <span className="block font-serif text-5xl leading-none tabular-nums wrap-anywhere">{result}</span>
        <span className="mt-2 block text-soft text-balance">{label}</span>
      </p>
    </div>
  );
}
