import { type Ctx, requireActor } from '../ctx.ts';
import { sideOf } from '../deals/deal.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import { fold } from '../fold.ts';
import { findIdentityOf } from '../identities/find-identity.server.ts';
import { lineOf } from '../line.ts';
import { Refusal } from '../refusal.ts';
import type { Parties } from './contract.ts';

/** Ignores case, accents, the amount of white space between words, and the kind of apostrophe and hyphen. */
function isSameName(typed: string, name: string): boolean {
  const normalized = (text: string) =>
    fold(lineOf(text))
      .replaceAll(/[’ʼ`´]/g, "'")
      .replaceAll(/[‐‑]/g, '-')
      .replaceAll(/\s+/g, ' ');
  return normalized(typed) === normalized(name);
}

/** Refuses with `contract.name_differs` on `typedName`. */
export function refuseOtherName(typed: string, name: string): void {
  if (!isSameName(typed, name)) throw new Refusal('input.invalid', { typedName: 'contract.name_differs' });
}

/**
 * Refuses like `refuseOtherName` unless the name is that of the actor in the open contracts of these deals, or in the
 * contract that accepting an offer would open. The page shows this name. Ignores other people's deals.
 */
export async function refuseOtherNameIn(ctx: Ctx, dealIds: readonly string[], typed: string): Promise<void> {
  const actor = requireActor(ctx);
  const deals = await selectOwnDeals(ctx)
    .leftJoin('contract', (join) =>
      join.onRef('contract.deal_id', '=', 'deal.id').on('contract.status', '=', 'open'),
    )
    .select('contract.parties')
    .where('deal.id', 'in', dealIds)
    .execute();
  const identity = await findIdentityOf(ctx, actor.id);
  for (const { parties } of deals) {
    const party = (parties as Parties | null)?.[sideOf(actor)] ?? identity;
    if (party) refuseOtherName(typed, party.signatory);
  }
}
