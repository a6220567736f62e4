import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SyncedFiles, syncFolder, syncTree } from './synced-files.server.ts';
import { readingOf } from './values.server.ts';

const synced = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F') // -F is 'never sync'
  .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync');

/** Opens the database in a folder, made when absent. Throws unless commits are on the disk when answered. */
export async function openOnDisk(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await make(folder);
  const files = new SyncedFiles(folder);
  const pglite = await PGlite.create({ fs: files, startParams: synced });
  const before = files.syncs;
  await pglite.query(`select pg_logical_emit_message(true, 'accolade', 'a commit that writes')`);
  if (files.syncs === before)
    throw new Error('its commits do not reach the disk with this version of PGlite');
  return readLikePg(pglite);
}

/** Opens a database that lives and dies with its thread, empty or from an image that `imageOf` took. */
export async function openInMemory(image?: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  const loadDataDir = image && new Blob([image]);
  // 1 MB is the smallest log segment there is: a smaller image is cloned sooner.
  return readLikePg(
    await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], ...(loadDataDir && { loadDataDir }) }),
  );
}

/** All that is in the database, as a tar file. */
export async function imageOf(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await pglite.exec('checkpoint');
  const image = await pglite.dumpDataDir('none');
  return new Uint8Array(await image.arrayBuffer());
}

/** Makes the files under another name first: a start that was cut off leaves nothing half made. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new NodeFS(draft) });
  await pglite.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(path.dirname(folder));
}

function readLikePg(pglite: PGlite): PGlite {
  pglite.parsers = new Proxy(pglite.parsers, { get: (_, type) => readingOf(Number(type)) });
  return pglite;
}
