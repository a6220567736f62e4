import type { FileRow } from '#db/file-rows.ts';
import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { archiveKey } from '../exports/export.ts';
import { keyOf } from './file.ts';
import { idIn, MissingParts } from './missing-parts.ts';
import { partKeys } from './open-upload.server.ts';

const CHUNK = 500;
const PAGE = 1_000;
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
 * to a deleted file. The store could then belong to another database. Also throws once `signal` is aborted.
 */
export async function reconcileStore(ctx: Ctx, signal?: AbortSignal) {
  const { files } = ctx.services;
  const missing = new MissingParts();
  const lostBefore = new Set<string>();
  for await (const row of filesOf(ctx)) {
    signal?.throwIfAborted();
    missing.add(
      row.id,
      row.variants.map((part) => keyOf(row.profile, row.id, part)),
    );
    if (row.lost_since) lostBefore.add(row.id);
  }
  // This query must run after the query of the rows. If a row is deleted between the queries, one of them still
  // finds the file.
  const removals = await ctx.db.selectFrom('removed_file').selectAll().execute();
  const removedAt = new Map(removals.map((it) => [it.id, it.removed_at]));
  // Parts of a removed file stay for a day, because a backup that began before the removal may still read them.
  const yesterday = new Date(ctx.now.getTime() - DAY_MS);
  const uploads = await ctx.db
    .selectFrom('upload')
    .select(['id', 'bytes', 'part_bytes as partBytes'])
    .execute();
  for (const upload of uploads) missing.add(upload.id, partKeys(upload));
  const exports = await ctx.db.selectFrom('export').select('id').execute();
  for (const { id } of exports) missing.add(id, [archiveKey(id)]);
  const unknown: string[] = [];
  let known = 0;
  for await (const { key, storedAt } of files.list()) {
    signal?.throwIfAborted();
    if (missing.delete(key)) known += 1;
    else if ((removedAt.get(idIn(key)) ?? storedAt) < yesterday) unknown.push(key);
  }
  for (const { id } of [...uploads, ...exports]) missing.forget(id);
  const newlyLost = missing.ids().filter((id) => !lostBefore.has(id));
  const lost = await mark(ctx, newlyLost, ctx.now);
  const complete = [...lostBefore].filter((id) => !missing.has(id));
  const found = await mark(ctx, complete, null);
  const strays = unknown.filter((key) => !removedAt.has(idIn(key)));
  if (known === 0 && strays.length > MAX_STRAYS)
    throw new Error('none of the stored files is known: is this the store of another database?');
  for (const key of unknown) {
    signal?.throwIfAborted();
    await files.remove(key);
  }
  await ctx.db.deleteFrom('removed_file').where('removed_at', '<', yesterday).execute();
  return { removed: unknown.length, lost, found };
}

/** Yields all rows in the order of their ids, without reading them all into memory. */
async function* filesOf({ db }: Ctx) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Pick<FileRow, 'id' | 'profile' | 'variants' | 'lost_since'>[] = await db
      .selectFrom('file')
      .select(['id', 'profile', 'variants', 'lost_since'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    after = rows[PAGE - 1]?.id;
  }
}

/** Returns the ids of the marked rows. Rows that were deleted meanwhile are left out. */
async function mark(ctx: Ctx, ids: string[], lostSince: Date | null): Promise<string[]> {
  const marked: string[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await ctx.db
      .updateTable('file')
      .set({ lost_since: lostSince })
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .returning('id')
      .execute();
    for (const { id } of rows) marked.push(id);
  }
  return marked;
}
