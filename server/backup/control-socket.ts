import { createHash } from 'node:crypto';
import { chmod, glob, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { CannotOpen } from '#db/cannot-open.ts';
import { lockFolder } from '#db/folder-lock.server.ts';
import type { EmbeddedDatabase } from '#db/open.server.ts';
import { log } from '#services/log.ts';
import { BackupRefused } from './backup-refused.ts';
import { bytesIn, requireSpace } from './free-space.ts';

export type SnapshotAnswer = { folder: string } | { refused: string };

/** Prefix of copies of the embedded database. The next start removes copies left by a killed process. */
export const SNAPSHOT_PREFIX = 'snapshot-';

/** On Windows, the socket is a named pipe. */
export function controlSocketOf(dataDir: string): string {
  if (process.platform !== 'win32') return path.join(dataDir, 'control.sock');
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\control-${name}`;
}

/**
 * Opens a socket through which `npm run backup` gets a copy of the embedded database, because only one process can
 * open the database. Each connection makes a copy while queries wait. The copy is removed when the connection ends.
 * Only the owner of the process can connect. If the socket cannot be opened, logs the error, and the site runs
 * without the socket.
 */
export async function openControlSocket(
  db: EmbeddedDatabase,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  await removeOldSnapshots(dataDir);
  const sockets = new Set<Socket>();
  let isClosing = false;

  async function serve(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on('error', () => {}); // Needs no handling, because the 'close' event follows.
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const folder = await mkdtemp(path.join(path.resolve(dataDir), SNAPSHOT_PREFIX));
    const answer = await copyTo(folder).catch(refusalOf);
    socket.write(`${JSON.stringify(answer)}\n`);
    await ended;
    sockets.delete(socket);
    // The backup command may outlive this process. The command then removes the copy itself.
    if (!isClosing) await rm(folder, { recursive: true, force: true });
  }

  async function copyTo(folder: string): Promise<SnapshotAnswer> {
    await requireSpace(folder, await bytesIn(db.folder));
    const started = performance.now();
    await db.copyTo(path.join(folder, 'pglite'));
    log.info('the database was copied for a backup', { ms: Math.round(performance.now() - started) });
    return { folder };
  }

  const address = controlSocketOf(dataDir);
  const isPipe = process.platform === 'win32';
  // This process holds the lock of the folder, so an existing socket is from a killed process.
  if (!isPipe) await rm(address, { force: true });
  const server = createServer((socket) => {
    serve(socket).catch((error: unknown) => {
      log.error('the copy for a backup could not be served', { error });
      socket.destroy();
    });
  });
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
    if (!isPipe) await chmod(address, 0o600);
  } catch (error) {
    log.error('the control socket could not be opened: backups need a stop', { error });
  }
  return {
    async close() {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusalOf(error: unknown): SnapshotAnswer {
  if (error instanceof BackupRefused) return { refused: error.message };
  log.error('the database could not be copied for a backup', { error });
  const reason = error instanceof Error ? error.message : String(error);
  return { refused: `The running site could not copy its database (${reason}).` };
}

async function removeOldSnapshots(dataDir: string): Promise<void> {
  for await (const name of glob(`${SNAPSHOT_PREFIX}*`, { cwd: dataDir })) {
    const folder = path.join(dataDir, name);
    try {
      lockFolder(folder).release();
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
    }
  }
}
