import { type Ctx, requireActor } from '../ctx.ts';
import { sideOf } from '../deals/deal.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';

interface ShownContract {
  dealId: string;
  hash: string;
}

/**
 * Returns the contracts of `shown` without a signature of the actor's side, also those of other people. A person whose
 * signature was stored and whose answer was lost sends the form again, with a code that was used up.
 */
export async function findUnsigned(ctx: Ctx, shown: readonly ShownContract[]): Promise<ShownContract[]> {
  if (shown.length === 0) return [];
  const signed = await selectOwnDeals(ctx)
    .innerJoin('contract', 'contract.deal_id', 'deal.id')
    .innerJoin('signature', 'signature.contract_id', 'contract.id')
    .select(['deal.id as dealId', 'contract.hash'])
    .where(
      'deal.id',
      'in',
      shown.map(({ dealId }) => dealId),
    )
    .where('contract.status', 'in', ['open', 'signed'])
    .where('signature.side', '=', sideOf(requireActor(ctx)))
    .execute();
  return shown.filter((it) => !signed.some(({ dealId, hash }) => it.dealId === dealId && it.hash === hash));
}
