import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { abandonedBefore, EXPORT_DAYS } from './export.ts';
import { removeExport } from './finish-export.server.ts';

/** Removes archives that have been ready for a week, and exports that never became ready. */
export async function sweepExports(ctx: Ctx): Promise<void> {
  const weekAgo = new Date(ctx.now.getTime() - EXPORT_DAYS * DAY_MS);
  const over = await ctx.db
    .selectFrom('export')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('ready_at', '<=', weekAgo),
        eb.and([eb('ready_at', 'is', null), eb('requested_at', '<=', abandonedBefore(ctx.now))]),
      ]),
    )
    .execute();
  for (const { id } of over) await removeExport(ctx, id);
}
