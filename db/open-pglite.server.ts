import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SyncedFiles, syncFolder, syncTree } from './synced-files.server.ts';
import { parserOf } from './values.server.ts';

const synced = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F') // By default, PGlite passes `-F`, which turns fsync off.
  .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync');

/** Opens or creates the database in a folder. Throws if PGlite does not call fsync for a test commit. */
export async function openOnDisk(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createDatabase(folder);
  const files = new SyncedFiles(folder);
  await files.syncBeforeRecovery(folder);
  const pglite = await PGlite.create({ fs: files, startParams: synced });
  files.endRecovery();
  const before = files.syncs;
  await pglite.query(`select pg_logical_emit_message(true, 'accolade', 'a commit that writes')`);
  if (files.syncs === before) throw new Error('this version of PGlite does not sync commits to the disk');
  files.isOpen = true;
  return parseLikePg(pglite);
}

/** Opens an empty in-memory database, or a copy from a dump that `imageOf` made. */
export async function openInMemory(image?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  const loadDataDir = image && new Blob([image]);
  // A WAL segment of 1 MB, the smallest size, makes the dump smaller and faster to load.
  return parseLikePg(
    await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], ...(loadDataDir && { loadDataDir }) }),
  );
}

export async function imageOf(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await pglite.exec('checkpoint');
  const image = await pglite.dumpDataDir('none');
  return new Uint8Array(await image.arrayBuffer());
}

/**
 * Creates the database under a temporary name and renames the folder at the end, so an interrupted start
 * leaves no incomplete database.
 */
async function createDatabase(folder: string): Promise<void> {
  const temporary = `${folder}.new`;
  rmSync(temporary, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new NodeFS(temporary) });
  await pglite.close();
  syncTree(temporary);
  renameSync(temporary, folder);
  syncFolder(path.dirname(folder));
}

function parseLikePg(pglite: PGlite): PGlite {
  pglite.parsers = new Proxy(pglite.parsers, { get: (_, type) => parserOf(Number(type)) });
  return pglite;
}
