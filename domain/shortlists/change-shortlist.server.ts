import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { requireBrand } from '../companies/require-brand.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { lockShortlist, refuseTooMany } from './own-shortlist.server.ts';

type Change = { name: string } | { removed_at: Date | null };

async function change(ctx: Ctx, shortlistId: string, values: Change): Promise<void> {
  await ctx.db.updateTable('shortlist').set(values).where('id', '=', shortlistId).execute();
  await record(ctx, 'shortlist.changed', { shortlistId });
}

/** Refuses another brand's shortlist with `shortlist.not_found`. */
export function renameShortlist(ctx: Ctx, id: string, name: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockShortlist(ctx, id);
    await change(ctx, id, { name });
  });
}

/** Hides a shortlist. `restoreShortlist` can restore it within a day. After a day, `sweepShortlists` deletes it. */
export function removeShortlist(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockShortlist(ctx, id);
    await change(ctx, id, { removed_at: ctx.now });
  });
}

/**
 * Restores a removed shortlist. Refuses with `shortlist.not_found` if the shortlist is not removed, and with
 * `shortlist.too_many`.
 */
export function restoreShortlist(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const clientId = requireBrand(ctx);
    await lockAccounts(ctx, [clientId]);
    await lockShortlist(ctx, id, { isRemoved: true });
    await refuseTooMany(ctx, clientId);
    await change(ctx, id, { removed_at: null });
  });
}
