import { contractNeeded, isContractOffered } from '#domain/contracts/contracts-offered.ts';
import type { DealView } from '#domain/deals/deal-view.ts';

/** Whether accepting the open offer needs a signature, and whether this site writes contracts. */
export function contractOf({ legalSum }: DealView) {
  const isOffered = isContractOffered();
  return {
    isContractOffered: isOffered,
    needsContract: isOffered && contractNeeded({ legalSumCents: legalSum.cents }),
  };
}
