import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { actsFor } from './acts-for.ts';

/** Returns the brand's id. Refuses actors who are not brands with `session.required`. */
export function requireBrand(ctx: Ctx): string {
  const actor = requireActor(ctx);
  if (actor.role !== 'client') throw new Refusal('session.required');
  return actsFor(actor);
}
