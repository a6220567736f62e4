import type { Terms, TermsLine } from './terms.ts';

/**
 * Sum from which law 2023-451 requires a written contract: fees without VAT and benefits of one advertiser for one
 * influencer within a year, in euro cents (decree 2025-1137).
 */
const CONTRACT_THRESHOLD_CENTS = 100_000;

type Fee = Pick<TermsLine, 'count' | 'feeCents'>;

const lineFeeOf = ({ count, feeCents }: Fee): number => count * feeCents;

/** Returns the fees of one influencer without VAT, in euro cents. */
export function feeOf({ lines }: { lines: readonly Fee[] }): number {
  return lines.reduce((sum, line) => sum + lineFeeOf(line), 0);
}

/** Returns the public price of the benefit of one influencer, in euro cents. */
function benefitValueOf({ benefit }: Pick<Terms, 'benefit'>): number {
  return benefit?.valueCents ?? 0;
}

/**
 * Returns what these terms add to the sum of the law. The benefit counts at its public price including VAT, so the
 * sum is never too low.
 */
export function legalSumOf(terms: { lines: readonly Fee[]; benefit: Terms['benefit'] }): number {
  return feeOf(terms) + benefitValueOf(terms);
}

export function requiresContract(legalSumCents: number): boolean {
  return legalSumCents >= CONTRACT_THRESHOLD_CENTS;
}

export function itemCountOf({ lines }: Pick<Terms, 'lines'>): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
