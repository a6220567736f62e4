import { findAddressee } from '../accounts/find-addressee.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { abandonedBefore, exportEndOf } from './export.ts';

export type OwnExport =
  | { state: 'none' }
  | { state: 'preparing'; requestedAt: Date }
  | { state: 'ready'; requestedAt: Date; until: Date; bytes: number };

/** Returns the state of the actor's newest export. An export that ended or was abandoned is `none`. */
export async function findOwnExport(ctx: Ctx): Promise<OwnExport> {
  const newest = await ctx.db
    .selectFrom('export')
    .selectAll()
    .where('user_id', '=', requireActor(ctx).id)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return { state: 'none' };
  const { requested_at: requestedAt, ready_at, bytes } = newest;
  if (ready_at === null || bytes === null)
    return requestedAt > abandonedBefore(ctx.now) ? { state: 'preparing', requestedAt } : { state: 'none' };
  const until = exportEndOf(ready_at);
  return until > ctx.now ? { state: 'ready', requestedAt, until, bytes } : { state: 'none' };
}

/** Returns an export with the person to whom it belongs, or null. */
export async function findExport(ctx: Ctx, exportId: string) {
  const found = await ctx.db
    .selectFrom('export')
    .select(['user_id', 'requested_at', 'ready_at'])
    .where('id', '=', exportId)
    .executeTakeFirst();
  const person = found && (await findAddressee(ctx, { userId: found.user_id }));
  return person ? { person, requestedAt: found.requested_at, readyAt: found.ready_at } : null;
}
