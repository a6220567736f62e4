import { site } from '#site';
import type { TermsLine } from './terms.ts';

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

/** French standard VAT rate. */
const VAT_PERCENT = 20;

/**
 * Returns the price at which the sum of law 2023-451 counts a benefit, depending on `site.deals.benefits`:
 * - 'public_price' counts the public price including VAT, so that the sum is never too low
 * - 'net' counts the price without VAT at the French standard rate, rounded up
 */
export function countedBenefitOf(publicPriceCents: number): number {
  return site.deals.benefits === 'net'
    ? Math.ceil((publicPriceCents * 100) / (100 + VAT_PERCENT))
    : publicPriceCents;
}

/** Returns the amount that a fee and a benefit together add to the sum of law 2023-451, in euro cents. */
export function legalSumOf(feeCents: number, publicPriceCents: number): number {
  return feeCents + countedBenefitOf(publicPriceCents);
}

export function requiresContract(legalSumCents: number): boolean {
  return legalSumCents >= CONTRACT_THRESHOLD_CENTS;
}
