import { site } from '#site';
import { requiresContract } from '../terms/sums.ts';

type Review = Pick<typeof site.deals.contract, 'reviewedBy' | 'reviewedOn'>;

let isLeftOut = false;

/** True if `site.ts` names the lawyer who reviewed the model text, and the day of the review. */
export function isReviewed({ reviewedBy, reviewedOn }: Review = site.deals.contract): boolean {
  return Boolean(reviewedBy?.trim()) && Boolean(reviewedOn?.trim());
}

/**
 * Stops offering contracts until the process ends, unless the text was reviewed. Returns whether contracts are offered.
 */
export function leaveOutUnreviewedContracts(): boolean {
  isLeftOut = !isReviewed();
  return isContractOffered();
}

/** Only the server may call this function, because browsers do not know `isLeftOut`. */
export function isContractOffered(): boolean {
  return site.deals.enabled && !isLeftOut;
}

/**
 * Returns true if the two sides must sign a contract before the work begins. The law requires a contract if the sum
 * reaches `CONTRACT_THRESHOLD_CENTS`. With `site.deals.contract.mode` 'always', a site that offers contracts requires a
 * contract for every deal.
 */
export function contractNeeded({ legalSumCents }: { legalSumCents: number }): boolean {
  return requiresContract(legalSumCents) || (isContractOffered() && site.deals.contract.mode === 'always');
}

/** Only tests call this function. */
export function offerContracts(isOffered: boolean): void {
  isLeftOut = !isOffered;
}
