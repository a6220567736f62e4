import { contractNeeded, isContractOffered } from '#domain/contracts/contracts-offered.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import { hasCompleteIdentity } from '#domain/identities/find-identity.server.ts';

/** Returns true if a deal in negotiation needs a contract for which the viewer's own details are incomplete. */
export async function lacksDetails(ctx: Ctx, deal: DealView): Promise<boolean> {
  if (deal.status !== 'negotiating' || !contractOf(deal).needsContract) return false;
  return !(await hasCompleteIdentity(ctx));
}

/** Returns whether accepting the open offer needs a signature, and whether this site offers contracts. */
export function contractOf({ legalSum }: DealView) {
  const isOffered = isContractOffered();
  return {
    isContractOffered: isOffered,
    needsContract: isOffered && contractNeeded({ legalSumCents: legalSum.cents }),
  };
}
