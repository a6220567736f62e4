import type { Ctx } from '../ctx.ts';
import { keyOf } from './file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes files that have been unattached for more than a day. Returns the number of removed files. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  // Rows are deleted first, because a row without its parts would be a broken file.
  // `reconcileStore` removes parts without a row.
  const swept = await ctx.db
    .deleteFrom('file')
    .where('waiting_since', '<', new Date(ctx.now.getTime() - DAY_MS))
    .returning(['id', 'profile', 'variants'])
    .execute();
  for (const { id, profile, variants } of swept)
    for (const part of variants) await ctx.services.files.remove(keyOf(profile, id, part));
  return swept.length;
}
