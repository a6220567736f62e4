import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import type { Settings } from '#server/settings.ts';
import { BackupRefused } from './backup-refused.ts';
import { controlSocketOf, type SnapshotAnswer } from './control-socket.ts';

/**
 * Opens the database of a site without migrating it. If a process of the site is running, opens a copy of the
 * embedded database. Throws BackupRefused if `dataDir` has no embedded site, or if the running process cannot make the
 * copy. Throws CannotOpen if the database cannot be opened.
 */
export async function openSource({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!existsSync(`${dataDir}/database/pglite`))
    throw new BackupRefused(`There is no site in ${dataDir}: name its folder by DATA_DIR.`);
  const socket = await connectTo(controlSocketOf(dataDir));
  if (!socket) return openEmbedded(`${dataDir}/database`);
  const folder = await receiveSnapshot(socket).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  const release = async () => {
    socket.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const db = await openEmbedded(folder);
    const close = async () => {
      await db.close();
      await release();
    };
    return { ...db, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Returns null if no process answers. A running process without a socket is detected by its lock. */
function connectTo(address: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

async function receiveSnapshot(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as SnapshotAnswer;
    if ('folder' in answer) return answer.folder;
    throw new BackupRefused(answer.refused);
  }
  throw new BackupRefused('The running site ended before it had copied its database: try again.');
}
