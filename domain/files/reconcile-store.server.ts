import type { Ctx } from '../ctx.ts';
import { archiveKey } from '../exports/export.ts';
import { keyOf } from './file.ts';
import { partKeys } from './open-upload.server.ts';

/** Parts of a removed file stay for a day, because a backup that began before the removal may still read them. */
const DAY_MS = 24 * 60 * 60 * 1000;
const CHUNK = 500;
/**
 * Crashes leave only a few stored parts without a row in the database. If a store has more than this number of such
 * parts, and no part with a row, the store probably belongs to another database.
 */
const MAX_STRAYS = 60;

/**
 * Compares the tables `file`, `upload` and `export` with the file store. Removes parts of a deleted file a day after
 * the deletion. Removes all other parts without a row, for example after a crash, a day after they were stored. Marks
 * rows of files with missing parts as lost and never deletes rows, so a store that is empty by mistake does no harm.
 * Removes the mark if the parts are back. Returns the number of removed parts, the ids of newly lost files and the ids
 * of files found again. Throws if no stored part has a row, and more than 60 parts would be removed that do not belong
 * to a deleted file. The store could then belong to another database.
 */
export async function reconcileStore(ctx: Ctx) {
  const { files } = ctx.services;
  const rows = await ctx.db
    .selectFrom('file')
    .select(['id', 'profile', 'variants', 'created_at', 'lost_since'])
    .execute();
  // This query must run after the query of the rows. If a row is deleted between the queries, one of them still
  // finds the file.
  const removals = await ctx.db.selectFrom('removed_file').selectAll().execute();
  const removedAt = new Map(removals.map((it) => [it.id, it.removed_at]));
  const yesterday = new Date(ctx.now.getTime() - DAY_MS);
  const missing = new Map(
    rows.map((row) => [row.id, new Set(row.variants.map((part) => keyOf(row.profile, row.id, part)))]),
  );
  const uploads = await ctx.db
    .selectFrom('upload')
    .select(['id', 'bytes', 'part_bytes as partBytes'])
    .execute();
  for (const upload of uploads) missing.set(upload.id, new Set(partKeys(upload)));
  const exports = await ctx.db.selectFrom('export').select('id').execute();
  for (const { id } of exports) missing.set(id, new Set([archiveKey(id)]));
  const unknown: string[] = [];
  let known = 0;
  for await (const { key, storedAt } of files.list()) {
    const id = idIn(key);
    if (missing.get(id)?.delete(key)) known += 1;
    else if ((removedAt.get(id) ?? storedAt) < yesterday) unknown.push(key);
  }
  const isMissing = ({ id }: { id: string }) => (missing.get(id)?.size ?? 0) > 0;
  const lost = rows.filter((row) => !row.lost_since && isMissing(row)).map(({ id }) => id);
  const found = rows.filter((row) => row.lost_since && !isMissing(row)).map(({ id }) => id);
  await mark(ctx, lost, ctx.now);
  await mark(ctx, found, null);
  const strays = unknown.filter((key) => !removedAt.has(idIn(key)));
  if (known === 0 && strays.length > MAX_STRAYS)
    throw new Error('none of the stored files is known: is this the store of another database?');
  for (const key of unknown) await files.remove(key);
  await ctx.db.deleteFrom('removed_file').where('removed_at', '<', yesterday).execute();
  return { removed: unknown.length, lost, found };
}

const idIn = (key: string) => key.split('/')[1] ?? '';

async function mark(ctx: Ctx, ids: string[], lostSince: Date | null): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK)
    await ctx.db
      .updateTable('file')
      .set({ lost_since: lostSince })
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
}
