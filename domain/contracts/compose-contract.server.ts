import { site } from '#site';
import type { Ctx } from '../ctx.ts';
import type { Terms } from '../terms/terms.ts';
import type { DraftContract } from './contract.ts';
import { contractFacts } from './contract-facts.ts';
import { type DealToCount, findLegalSum } from './find-legal-sum.server.ts';
import { findObjective } from './find-objective.server.ts';
import { requireParties } from './find-parties.server.ts';
import { type FrozenContract, hashOfContract } from './hash-contract.server.ts';
import type { LegalSum } from './legal-sum.ts';

export interface ComposedContract extends FrozenContract {
  hash: string;
  /** `key` of `findObjective`. */
  objective: string;
  legalSum: LegalSum;
}

/**
 * Composes the contract of a deal with these terms from the current details of both sides. Two calls return the same
 * hash if the terms, the details, the aim, the year and sum of law 2023-451, and `site.deals.benefits` are the same.
 * Refuses like `requireParties`. Callers must have loaded the deal through the actor.
 */
export async function composeContract(
  ctx: Ctx,
  deal: DealToCount,
  terms: Terms,
  draft: DraftContract,
): Promise<ComposedContract> {
  const parties = await requireParties(ctx, deal);
  const legalSum = await findLegalSum(ctx, deal, terms);
  const { key, name } = await findObjective(ctx, deal);
  const facts = contractFacts(terms, parties, {
    siteName: site.name,
    campaignTitle: deal.campaign_title,
    objective: name ?? parties.brand.legalName,
    legalYear: legalSum.year,
    legalSumCents: legalSum.cents,
    isRequiredByLaw: legalSum.isRequired,
  });
  const document = draft(terms, parties, facts);
  const frozen = { terms, parties, document };
  return { ...frozen, hash: hashOfContract(frozen), objective: key, legalSum };
}
