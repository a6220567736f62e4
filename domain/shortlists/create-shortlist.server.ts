import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { requireBrand } from '../companies/require-brand.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { addToShortlist } from './change-entry.server.ts';
import { refuseTooMany } from './own-shortlist.server.ts';

/** Within this time, creating a shortlist with the same name counts as a repetition. */
const REPETITION_MS = 10 * 60_000;

/**
 * Creates a shortlist, with its first influencer if given, and returns its id. Returns the shortlist of the same
 * name that was created in the last ten minutes, because the request can repeat one whose response was lost. Refuses
 * with `shortlist.too_many` at 50 shortlists. Also refuses an influencer whom `addToShortlist` refuses.
 */
export function createShortlist(ctx: Ctx, name: string, influencerId?: string): Promise<string> {
  return act(ctx, async (ctx) => {
    const clientId = requireBrand(ctx);
    await lockAccounts(ctx, [clientId]);
    const id = (await findRepeated(ctx, clientId, name)) ?? (await insertShortlist(ctx, clientId, name));
    if (influencerId) await addToShortlist(ctx, { shortlistId: id, influencerId });
    return id;
  });
}

async function findRepeated({ db, now }: Ctx, clientId: string, name: string): Promise<string | undefined> {
  const repeated = await db
    .selectFrom('shortlist')
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - REPETITION_MS))
    .executeTakeFirst();
  return repeated?.id;
}

async function insertShortlist(ctx: Ctx, clientId: string, name: string): Promise<string> {
  await refuseTooMany(ctx, clientId);
  const id = newId('shortlist');
  const row = { id, client_id: clientId, name, created_at: ctx.now, removed_at: null };
  await ctx.db.insertInto('shortlist').values(row).execute();
  await record(ctx, 'shortlist.created', { shortlistId: id });
  return id;
}
