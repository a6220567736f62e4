import { requireBrand } from '../companies/require-brand.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { MAX_SHORTLISTS } from './shortlist.ts';

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
 * Refuses with `shortlist.too_many` if the brand has `MAX_SHORTLISTS` shortlists. Callers have locked the account,
 * so that concurrent requests cannot exceed the limit.
 */
export async function refuseTooMany(ctx: Ctx, clientId: string): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('shortlist')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SHORTLISTS) throw new Refusal('shortlist.too_many');
}
