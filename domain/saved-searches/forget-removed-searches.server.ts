import type { Ctx } from '../ctx.ts';
import { RESTORE_MS } from './own-searches.server.ts';

/** Deletes searches a day after their removal. */
export async function forgetRemovedSearches({ db, now }: Ctx): Promise<void> {
  await db
    .deleteFrom('saved_search')
    .where('removed_at', '<', new Date(now.getTime() - RESTORE_MS))
    .execute();
}
