import type { DealView, OfferView } from '../deals/deal-view.ts';
import { compareTerms, onlyFeeChange } from '../terms/compare-terms.ts';
import { feeOf } from '../terms/sums.ts';

/**
 * Compares the newest offer with the last offer of the other side, or with the previous offer if the other side has
 * made none. Returns null for the first offer of a deal.
 */
export function compareNewest({ offers }: Pick<DealView, 'offers'>) {
  const newest = offers.at(-1);
  const earlier = offers.slice(0, -1);
  const base = earlier.findLast(({ side }) => side !== newest?.side) ?? earlier.at(-1);
  return newest && base ? compareOffers(base, newest) : null;
}

function compareOffers(base: OfferView, newest: Pick<OfferView, 'terms'>) {
  const comparison = compareTerms(base.terms, newest.terms);
  return {
    base,
    comparison,
    fee: onlyFeeChange(comparison),
    differenceCents: feeOf(newest.terms) - feeOf(base.terms),
  };
}
