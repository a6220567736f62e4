import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '#domain/ctx.ts';
import { findErasedIds } from '#domain/erasures/find-erasure.server.ts';
import { BackupRefused } from '#server/backup/backup-refused.ts';

/**
 * Path of the list of erased accounts, with one id per line. The list is outside the backups, because the rows of a
 * backup may be older than an erasure.
 */
export const erasedListIn = (dataDir: string) => path.resolve(dataDir, 'erased-accounts');

/** Throws BackupRefused if `required` names a file that does not exist. The files of `others` may be missing. */
export async function readErasedLists({
  required,
  others,
}: {
  required: string | undefined;
  others: readonly string[];
}): Promise<Set<string>> {
  if (required !== undefined && !existsSync(required))
    throw new BackupRefused(`There is no list of erased accounts at ${required}.`);
  const lists = await Promise.all([...(required ? [required] : []), ...others].map(read));
  return new Set(lists.flat());
}

/**
 * Serialises the writes of this process, because several erasures can end at once. Otherwise, two writes could read the
 * same list, and the second write would lose the ids of the first.
 */
let writing: Promise<void> = Promise.resolve();

/** Adds the erased accounts of the database to the list of this data folder. Ids that were added before stay. */
export function writeErasedList(ctx: Pick<Ctx, 'db'>, dataDir: string): Promise<void> {
  const written = writing.then(async () =>
    addToErasedList(erasedListIn(dataDir), new Set(await findErasedIds(ctx))),
  );
  writing = written.catch(() => {});
  return written;
}

/**
 * Replaces the file in one step. If two processes write at once, the ids of one process can be missing until the next
 * run of the schedule.
 */
export async function addToErasedList(file: string, ids: ReadonlySet<string>): Promise<void> {
  const listed = new Set(await read(file));
  if (ids.isSubsetOf(listed)) return;
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  const lines = [...listed.union(ids)].map((id) => `${id}\n`);
  await writeFile(part, lines.join(''), { mode: 0o600, flush: true });
  await rename(part, file);
}

async function read(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line.trim() !== '');
}
