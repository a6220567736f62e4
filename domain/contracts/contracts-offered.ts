import { site } from '#site';
import { requiresContract } from '../terms/sums.ts';

type Review = Pick<typeof site.deals.contract, 'reviewedBy' | 'reviewedOn'>;

let isLeftOut = false;

/** True once a lawyer has reviewed the model text, and `site.ts` says who and when. */
export function isReviewed({ reviewedBy, reviewedOn }: Review = site.deals.contract): boolean {
  return Boolean(reviewedBy?.trim()) && Boolean(reviewedOn?.trim());
}

/** Offers no contracts until the process ends, unless the text was reviewed. Returns whether contracts are offered. */
export function leaveOutUnreviewedContracts(): boolean {
  isLeftOut = !isReviewed();
  return isContractOffered();
}

/** Only the server may call this function, because browsers do not know `isLeftOut`. */
export function isContractOffered(): boolean {
  return site.deals.enabled && !isLeftOut;
}

/**
 * True if the two sides must sign a contract before the work: if the law requires it, and for every deal if the site
 * offers contracts with `site.deals.contract.mode` 'always'.
 */
export function contractNeeded({ legalSumCents }: { legalSumCents: number }): boolean {
  return requiresContract(legalSumCents) || (isContractOffered() && site.deals.contract.mode === 'always');
}

/** Only tests call this function. */
export function offerContracts(isOffered: boolean): void {
  isLeftOut = !isOffered;
}
