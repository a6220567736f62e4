import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { requireBrand } from '../companies/require-brand.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { addToShortlist } from './change-entry.server.ts';
import { refuseTooMany } from './own-shortlist.server.ts';

/**
 * Creates a shortlist, with its first influencer if given, and returns its id. Refuses with `shortlist.too_many` at
 * 50 shortlists. Also refuses an influencer whom `addToShortlist` refuses.
 */
export function createShortlist(ctx: Ctx, name: string, influencerId?: string): Promise<string> {
  return act(ctx, async (ctx) => {
    const clientId = requireBrand(ctx);
    await lockAccounts(ctx, [clientId]);
    await refuseTooMany(ctx, clientId);
    const id = newId('shortlist');
    const row = { id, client_id: clientId, name, created_at: ctx.now, removed_at: null };
    await ctx.db.insertInto('shortlist').values(row).execute();
    await record(ctx, 'shortlist.created', { shortlistId: id });
    if (influencerId) await addToShortlist(ctx, { shortlistId: id, influencerId });
    return id;
  });
}
