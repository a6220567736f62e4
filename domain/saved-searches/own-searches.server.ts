import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

export const RESTORE_MS = 24 * 60 * 60 * 1000;

/** Locks the actor's saved searches until the transaction ends. Returns the searches that are not removed. */
export async function lockOwnSearches(ctx: Ctx) {
  const { id: userId } = requireActor(ctx);
  await lockAccounts(ctx, [userId]);
  const searches = await ctx.db
    .selectFrom('saved_search')
    .select(['id', 'query'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  return { userId, searches };
}

/** Includes removed searches. Refuses with `search.not_found`. */
export async function lockOwnSearch(ctx: Ctx, searchId: string) {
  const { id: userId } = requireActor(ctx);
  await lockAccounts(ctx, [userId]);
  const search = await ctx.db
    .selectFrom('saved_search')
    .select(['id', 'query', 'notified_since', 'removed_at'])
    .where('user_id', '=', userId)
    .where('id', '=', searchId)
    .executeTakeFirst();
  if (!search) throw new Refusal('search.not_found');
  return search;
}
