import type { Ctx } from '../ctx.ts';
import { keyOf } from './file.ts';

const HOUR_MS = 60 * 60 * 1000;
const CHUNK = 500;
/** What processes that died may leave behind. */
const MAX_STRAYS = 60;

/** What was found to be wrong between the table and the store. */
export interface Reconciliation {
  /** Stored, but of no row: removed. */
  removed: number;
  /** Of a row, but not stored any more: no page shows them until they are back. */
  lost: string[];
  /** Lost before, and back. */
  found: string[];
}

/** The store has many files, of which the table knows none: another database, or another bucket. Nothing is removed then. */
class StoreOfAnother extends Error {
  constructor() {
    super('none of the stored files is known: is this the store of another database?');
  }
}

/**
 * Brings the table and the store together. Stored parts that no row knows (a process died between the two) are removed
 * once they are an hour old. Rows whose parts are gone are marked as lost, never deleted: a store that was empty by
 * mistake does no harm, and what is restored is shown again.
 */
export async function reconcileStore(ctx: Ctx): Promise<Reconciliation> {
  const { files } = ctx.services;
  const rows = await ctx.db
    .selectFrom('file')
    .select(['id', 'profile', 'variants', 'created_at', 'lost_since'])
    .execute();
  const missing = new Map(
    rows.map((row) => [row.id, new Set(row.variants.map((part) => keyOf(row.profile, row.id, part)))]),
  );
  const unknown: string[] = [];
  let known = 0;
  for await (const { key, storedAt } of files.list()) {
    if (missing.get(key.split('/')[1] ?? '')?.delete(key)) known += 1;
    else if (ctx.now.getTime() - storedAt.getTime() > HOUR_MS) unknown.push(key);
  }
  const isMissing = ({ id }: { id: string }) => (missing.get(id)?.size ?? 0) > 0;
  const lost = rows.filter((row) => !row.lost_since && isMissing(row)).map(({ id }) => id);
  const found = rows.filter((row) => row.lost_since && !isMissing(row)).map(({ id }) => id);
  await mark(ctx, lost, ctx.now);
  await mark(ctx, found, null);
  if (unknown.length > 0 && known === 0 && unknown.length > MAX_STRAYS) throw new StoreOfAnother();
  for (const key of unknown) await files.remove(key);
  return { removed: unknown.length, lost, found };
}

async function mark(ctx: Ctx, ids: string[], lostSince: Date | null): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK)
    await ctx.db
      .updateTable('file')
      .set({ lost_since: lostSince })
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
}
