import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { archiveKey } from './export.ts';

/**
 * Marks a stored archive as ready, announces it by email, and removes the older archives of the same account. Returns
 * false if the export was deleted meanwhile.
 */
export async function finishExport(ctx: Ctx, exportId: string, bytes: number): Promise<boolean> {
  const userId = await act(ctx, async (ctx) => {
    const finished = await ctx.db
      .updateTable('export')
      .set({ ready_at: ctx.now, bytes })
      .where('id', '=', exportId)
      .returning('user_id')
      .executeTakeFirst();
    if (finished) await enqueue(ctx, 'mail.export', { exportId });
    return finished?.user_id;
  });
  if (!userId) return false;
  const older = await ctx.db
    .selectFrom('export')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', exportId)
    .execute();
  for (const { id } of older) await removeExport(ctx, id);
  return true;
}

/** Removes the archive before its row, so that a failing store leaves a row for the next attempt. */
export async function removeExport(ctx: Ctx, exportId: string): Promise<void> {
  await ctx.services.files.remove(archiveKey(exportId));
  await ctx.db.deleteFrom('export').where('id', '=', exportId).execute();
}
