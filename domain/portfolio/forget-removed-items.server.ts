import type { Ctx } from '../ctx.ts';
import { RESTORE_MS } from './own-portfolio.server.ts';

/** Deletes items that were removed more than a day ago. The sweep deletes their pictures (`sweep-files.server.ts`). */
export async function forgetRemovedItems({ db, now }: Ctx): Promise<void> {
  await db
    .deleteFrom('portfolio_item')
    .where('removed_at', '<', new Date(now.getTime() - RESTORE_MS))
    .execute();
}
