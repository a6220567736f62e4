import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Refuses actors who are not brands with `session.required`. */
export function requireBrand(ctx: Ctx): string {
  const actor = requireActor(ctx);
  if (actor.role !== 'client') throw new Refusal('session.required');
  return actsFor(actor);
}

/** Refuses other brands' shortlists with `shortlist.not_found`. */
export async function lockShortlist(ctx: Ctx, id: string, { isRemoved = false } = {}): Promise<void> {
  const shortlist = await ctx.db
    .selectFrom('shortlist')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', requireBrand(ctx))
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shortlist) throw new Refusal('shortlist.not_found');
}

/**
 * Refuses with `shortlist.too_many` if the brand has `max` shortlists. Callers have locked the account, so that
 * concurrent requests cannot exceed the limit.
 */
export async function refuseTooMany(ctx: Ctx, clientId: string, max: number): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('shortlist')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= max) throw new Refusal('shortlist.too_many');
}
