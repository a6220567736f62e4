import type { Ctx } from '../ctx.ts';
import { keyOf } from './file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what was uploaded, or left its thing, more than a day ago and belongs to nothing. Says how many. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  // The row goes first: what the store still has without one is found by `mendStore`, the other way round would be a hole.
  const swept = await ctx.db
    .deleteFrom('file')
    .where('waiting_since', '<', new Date(ctx.now.getTime() - DAY_MS))
    .returning(['id', 'profile', 'variants'])
    .execute();
  for (const { id, profile, variants } of swept)
    for (const part of variants) await ctx.services.files.remove(keyOf(profile, id, part));
  return swept.length;
}
