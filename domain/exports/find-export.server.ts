import { findAddressee } from '../accounts/find-addressee.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { abandonedBefore, exportEndOf } from './export.ts';

export interface OwnExport {
  /** The newest archive that can be downloaded. */
  ready: { until: Date; bytes: number } | null;
  isPreparing: boolean;
}

/**
 * Returns the actor's newest archive that can be downloaded, and whether an archive is being prepared. An archive stays
 * available for seven days, but at most until a newer archive is ready.
 */
export async function findOwnExport(ctx: Ctx): Promise<OwnExport> {
  const exports = await ctx.db
    .selectFrom('export')
    .select(['requested_at', 'ready_at', 'bytes'])
    .where('user_id', '=', requireActor(ctx).id)
    .orderBy('requested_at', 'desc')
    .execute();
  let ready: OwnExport['ready'] = null;
  let isPreparing = false;
  for (const { requested_at, ready_at, bytes } of exports) {
    if (ready_at === null || bytes === null) isPreparing ||= requested_at > abandonedBefore(ctx.now);
    else if (!ready && exportEndOf(ready_at) > ctx.now) ready = { until: exportEndOf(ready_at), bytes };
  }
  return { ready, isPreparing };
}

/** Returns an export with its owner. Returns null if the export or the owner does not exist. */
export async function findExport(ctx: Ctx, exportId: string) {
  const found = await ctx.db
    .selectFrom('export')
    .select(['user_id', 'requested_at', 'ready_at'])
    .where('id', '=', exportId)
    .executeTakeFirst();
  const person = found && (await findAddressee(ctx, { userId: found.user_id }));
  return person ? { person, requestedAt: found.requested_at, readyAt: found.ready_at } : null;
}
