import { fold } from '../fold.ts';
import { countedBenefitOf, feeOf, legalSumOf, requiresContract } from '../terms/sums.ts';
import type { Terms } from '../terms/terms.ts';

/** `cents` is the sum of law 2023-451 in euro cents, see `CONTRACT_THRESHOLD_CENTS`. `year` is a year in Paris. */
export interface LegalSum {
  cents: number;
  year: number;
  isRequired: boolean;
}

/** A deal of a brand and an influencer. `years` are the years in Paris in which the deal counts. */
export interface CountedDeal {
  dealId: string;
  objective: string;
  years: readonly number[];
  terms: Terms;
}

interface Counting {
  objective: string;
  year: number;
}

const publicPriceOf = ({ benefit }: Terms): number => benefit?.valueCents ?? 0;
const legalSumOfTerms = (terms: Terms): number => legalSumOf(feeOf(terms), publicPriceOf(terms));

const isSameAim = (one: string, other: string) => fold(one.trim()) === fold(other.trim());

/**
 * Adds up the deals of one brand with one influencer that pursue the same aim in one year. A deal with several versions
 * of its contract counts once, with the highest sum. `adding` are the terms about to be agreed on.
 */
export function countLegalSum(
  deals: readonly CountedDeal[],
  { objective, year }: Counting,
  adding?: Terms,
): LegalSum {
  const sums = new Map<string, number>();
  for (const deal of deals) {
    if (!deal.years.includes(year) || !isSameAim(deal.objective, objective)) continue;
    sums.set(deal.dealId, Math.max(sums.get(deal.dealId) ?? 0, legalSumOfTerms(deal.terms)));
  }
  const before = [...sums.values()].reduce((sum, it) => sum + it, 0);
  const cents = before + (adding ? legalSumOfTerms(adding) : 0);
  return { cents, year, isRequired: requiresContract(cents) };
}

/**
 * Splits the sum of a contract, in euro cents, into its own fee, its own benefit and the other deals. The parts add up
 * to the sum, even if `site.deals.benefits` was changed after the contract was opened.
 */
export function partsOfLegalSum(terms: Terms, legalSumCents: number) {
  const fee = feeOf(terms);
  const benefit = Math.min(countedBenefitOf(publicPriceOf(terms)), legalSumCents - fee);
  return { fee, benefit, others: legalSumCents - fee - benefit };
}
