import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockUnchanged } from '#db/folder-lock.server.ts';
import { type Database, openEmbedded } from '#db/open.server.ts';
import { SNAPSHOT_PREFIX } from '#server/backup/control-socket.ts';
import { bytesIn, requireSpace } from '#server/backup/free-space.ts';
import { requireWholeSite } from '#server/data-folder.ts';
import type { HealthAnswer } from '#server/http/health.ts';
import type { Settings } from '#server/settings.ts';
import { checkDemo, checkMigrations } from './check-migrations.ts';
import { type Finding, fails, warns, works } from './finding.ts';

/**
 * Reports whether the database can be used. `running` is the health of the running process. If it is null, no process
 * runs, and this function opens a temporary copy, because opening can recover a database and change its files.
 */
export async function checkEmbedded(
  { dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>,
  running: HealthAnswer | null,
): Promise<Finding[]> {
  requireWholeSite(dataDir);
  const folder = path.join(dataDir, 'database');
  if (running) {
    return running.failing.includes('database')
      ? [fails(`The running process cannot use ${folder}: look at its log and at the disk.`)]
      : [works(`The running process reads and writes ${folder}.`)];
  }
  if (!existsSync(folder)) return [warns(`${dataDir} has no site yet: the first start creates it.`)];
  return withCopy(dataDir, async (db) => [
    works(`${folder} can be opened.`),
    ...(await checkMigrations(db.kysely)),
    ...(await checkDemo(db.kysely, publicUrl)),
  ]);
}

/** If the command is killed, its copy stays until the server starts and removes it. */
async function withCopy(dataDir: string, read: (db: Database) => Promise<Finding[]>): Promise<Finding[]> {
  const folder = path.join(dataDir, 'database');
  const release = lockUnchanged(folder);
  const copy = await mkdtemp(path.join(path.resolve(dataDir), SNAPSHOT_PREFIX));
  try {
    const files = path.join(folder, 'pglite');
    await requireSpace(copy, await bytesIn(files));
    await cp(files, path.join(copy, 'pglite'), { recursive: true, mode: constants.COPYFILE_FICLONE });
    const db = await openEmbedded(copy);
    try {
      return await read(db);
    } finally {
      await db.close();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
    release();
  }
}
