import type { Terms, TermsLine } from './terms.ts';

/**
 * Sum from which law 2023-451 requires a written contract: fees without VAT and benefits of one advertiser for one
 * influencer within a year, in euro cents (decree 2025-1137).
 */
export const CONTRACT_THRESHOLD_CENTS = 100_000;

type Fee = Pick<TermsLine, 'count' | 'feeCents'>;

export const lineFeeOf = ({ count, feeCents }: Fee): number => count * feeCents;

/** Returns the fees of one influencer without VAT, in euro cents. */
export function feeOf({ lines }: { lines: readonly Fee[] }): number {
  return lines.reduce((sum, line) => sum + lineFeeOf(line), 0);
}

/**
 * Returns the amount that these terms add to the sum of law 2023-451. The benefit counts at its public price
 * including VAT, so the amount is never too low.
 */
export function legalSumOf(feeCents: number, benefitCents: number): number {
  return feeCents + benefitCents;
}

export function requiresContract(legalSumCents: number): boolean {
  return legalSumCents >= CONTRACT_THRESHOLD_CENTS;
}

export function itemCountOf({ lines }: Pick<Terms, 'lines'>): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
