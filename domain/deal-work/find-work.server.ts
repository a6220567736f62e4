import { notSuspended } from '../accounts/not-suspended.server.ts';
import type { Ctx } from '../ctx.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { findDeliverables, findShipment } from './select-deliverables.server.ts';
import type { Work } from './work.ts';

/**
 * Returns the stored work of a deal, or null if the deal never ran. Callers must have authorized the reader of the
 * deal. Acts must have locked the deal in an earlier statement. Pages must pass the result to `currentWork`.
 */
export async function findWork(ctx: Pick<Ctx, 'db'>, dealId: string): Promise<Work | null> {
  const deliverables = await findDeliverables(ctx, dealId);
  if (deliverables.length === 0) return null;
  const { terms, running_at, started_at, influencerIsGone } = await ctx.db
    .selectFrom('deal')
    .innerJoin('offer', 'offer.deal_id', 'deal.id')
    .select(['offer.terms', 'running_at', 'started_at'])
    .select((eb) => eb.not(notSuspended('deal.influencer_user_id')).$castTo<boolean>().as('influencerIsGone'))
    .where('deal.id', '=', dealId)
    .where('offer.status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return {
    terms: termsSchema.parse(terms),
    runsSince: running_at ?? started_at,
    deliverables,
    shipment: await findShipment(ctx, dealId),
    influencerIsGone,
  };
}
