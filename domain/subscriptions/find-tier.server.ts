import type { Ctx } from '../ctx.ts';
import { findCurrentSubscription } from './find-current-subscription.server.ts';
import { type Tier, tierOf } from './subscription.ts';

/** Visitors have the tier `free`. */
export async function findTier(ctx: Ctx): Promise<Tier> {
  return tierOf(await findCurrentSubscription(ctx), ctx.now);
}
