import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import { feeOf } from '../terms/sums.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import type { Parties } from './contract.ts';

export interface ContractToSign {
  dealId: string;
  hash: string;
  campaignTitle: string;
  influencerName: string;
  /** Fees without VAT, in euro cents. */
  feeCents: number;
  benefitCents: number;
  signatory: string;
  signBy: string;
  isRequiredByLaw: boolean;
}

/**
 * Returns up to 50 open contracts that await the signature of the actor's brand, the earliest deadline first. Returns
 * none while `site.deals` is disabled, because contracts cannot be signed then. Callers must have checked that the
 * actor is a brand.
 */
export async function findContractsToSign(ctx: Ctx): Promise<ContractToSign[]> {
  const rows = await selectOwnDeals(ctx)
    .innerJoin('contract', 'contract.deal_id', 'deal.id')
    .select(['deal.id as dealId', 'contract.hash', 'deal.campaign_title as campaignTitle'])
    .select(['deal.influencer_name as influencerName', 'contract.terms', 'contract.parties'])
    .select(['contract.sign_by as signBy', 'contract.required_by_law as isRequiredByLaw'])
    .where('deal.status', '=', 'signing')
    .where('contract.status', '=', 'open')
    .where('contract.sign_by', '>=', dayOf(ctx.now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('signature')
            .select('signature.side')
            .whereRef('signature.contract_id', '=', 'contract.id')
            .where('signature.side', '=', 'brand'),
        ),
      ),
    )
    .orderBy('contract.sign_by')
    .orderBy('deal.id')
    .limit(50)
    .execute();
  return rows.map(({ terms, parties, ...row }) => {
    const signed = termsSchema.parse(terms);
    return {
      ...row,
      feeCents: feeOf(signed),
      benefitCents: signed.benefit?.valueCents ?? 0,
      signatory: (parties as Parties).brand.signatory,
    };
  });
}
