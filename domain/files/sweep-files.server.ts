import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Deletes the rows of files that have been unattached for more than a day and that no campaign shows.
 * `reconcileStore` removes their parts a day later. Returns the number of deleted rows.
 */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('file')
    .where('waiting_since', '<', new Date(ctx.now.getTime() - DAY_MS))
    .where((eb) => {
      const media = eb.selectFrom('campaign_media').whereRef('campaign_media.file_id', '=', 'file.id');
      return eb.not(eb.exists(media.select('campaign_media.id')));
    })
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
