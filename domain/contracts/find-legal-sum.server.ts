import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import type { Terms } from '../terms/terms.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { findObjective } from './find-objective.server.ts';
import { type CountedDeal, countLegalSum, type LegalSum } from './legal-sum.ts';

/** Columns of the deal whose terms are about to be agreed on. */
export interface DealToCount {
  id: string;
  client_id: string;
  influencer_user_id: string;
  campaign_id: string;
  campaign_title: string;
}

/**
 * Returns the sum that decides whether law 2023-451 requires a written contract for the deal. `adding` are the terms of
 * the deal. Counts the other deals with the same brand, influencer and aim in the current year in Paris: deals with an
 * open or signed contract, and deals that were agreed on without a contract. Void contracts do not count.
 * The sum may be too high, but never too low. Benefits count at their public price unless `site.deals.benefits` is
 * 'net'. A contract that was opened in one year and signed in the next year counts in both years. Callers must have
 * loaded the deal through the actor.
 */
export async function findLegalSum(ctx: Ctx, deal: DealToCount, adding?: Terms): Promise<LegalSum> {
  const { key: objective } = await findObjective(ctx, deal);
  const year = yearOf(ctx.now);
  const others = (await findCountedDeals(ctx, deal)).filter(({ dealId }) => dealId !== deal.id);
  return countLegalSum(others, { objective, year }, adding);
}

const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4));

async function findCountedDeals(
  ctx: Ctx,
  { client_id, influencer_user_id }: Pick<DealToCount, 'client_id' | 'influencer_user_id'>,
): Promise<CountedDeal[]> {
  const contracts = await ctx.db
    .selectFrom('contract')
    .innerJoin('deal', 'deal.id', 'contract.deal_id')
    .select(['deal.id as dealId', 'contract.terms', 'contract.objective', 'contract.legal_year as year'])
    .select('contract.signed_at as signedAt')
    .where('deal.client_id', '=', client_id)
    .where('deal.influencer_user_id', '=', influencer_user_id)
    .where('contract.status', 'in', ['open', 'signed'])
    .execute();
  const unwritten = await ctx.db
    .selectFrom('deal')
    .innerJoin('offer', 'offer.deal_id', 'deal.id')
    .select(['deal.id as dealId', 'deal.campaign_id', 'deal.campaign_title'])
    .select(['deal.running_at as runningAt', 'offer.terms'])
    .where('deal.client_id', '=', client_id)
    .where('deal.influencer_user_id', '=', influencer_user_id)
    .where('deal.running_at', 'is not', null)
    .where('offer.status', '=', 'accepted')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('contract').select('contract.id').whereRef('contract.deal_id', '=', 'deal.id'),
        ),
      ),
    )
    .execute();
  return [
    ...contracts.map(({ dealId, objective, year, signedAt, terms }) => ({
      dealId,
      objective,
      // An open contract can still be signed in the current year.
      years: [year, yearOf(signedAt ?? ctx.now)],
      terms: termsSchema.parse(terms),
    })),
    ...(await Promise.all(
      unwritten.map(async ({ dealId, runningAt, terms, ...campaign }) => ({
        dealId,
        objective: (await findObjective(ctx, campaign)).key,
        years: runningAt ? [yearOf(runningAt)] : [],
        terms: termsSchema.parse(terms),
      })),
    )),
  ];
}
