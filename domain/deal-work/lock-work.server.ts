import type { Ctx } from '../ctx.ts';
import { type LockedDeal, lockDeal } from '../deals/lock-deal.server.ts';
import { Refusal } from '../refusal.ts';
import { settleWork } from './settle-work.server.ts';
import type { Work } from './work.ts';

export interface LockedWork extends Work {
  deal: LockedDeal;
}

/**
 * Locks a running deal of the actor, and returns its work. First stores the outcomes of past deadlines (`settleWork`).
 * Every act on the work calls this function first, and `saveWork` last. Refuses like `lockDeal`, with
 * `contract.not_signed` while the second signature is missing, and with `deal.move_not_allowed` for all other
 * deals that do not run.
 */
export async function lockWork(ctx: Ctx, dealId: string): Promise<LockedWork> {
  const deal = await lockDeal(ctx, dealId);
  if (deal.status === 'signing') throw new Refusal('contract.not_signed');
  if (deal.status !== 'running') throw new Refusal('deal.move_not_allowed');
  const work = await settleWork(ctx, deal);
  if (!work) throw new Refusal('deal.move_not_allowed');
  return { ...work, deal };
}
