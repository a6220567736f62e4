import { glob, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import { megabytes } from './manifest.ts';

/** A running site needs this free space to write. */
const RESERVE_BYTES = 50 * 1024 * 1024;

/** Throws BackupRefused if the disk of the folder has less free space than `bytes` and the reserve. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + RESERVE_BYTES) return;
  throw new BackupRefused(
    `${path.resolve(folder)} has ${megabytes(free)} free, and up to ${megabytes(bytes + RESERVE_BYTES)} are needed: make room, or use another disk.`,
  );
}

export async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for await (const name of glob('**', { cwd: folder })) bytes += (await stat(path.join(folder, name))).size;
  return bytes;
}
