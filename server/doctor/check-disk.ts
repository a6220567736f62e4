import { existsSync, type StatsFs } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, fails, warns, works } from './finding.ts';

/** With less free space, backups and uploads soon fail. */
const MIN_BYTES = 200e6;
const MIN_INODES = 1_000;
const LOW_SHARE = 0.1;

type Disk = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize' | 'ffree' | 'files'>;

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const folder = existing(path.resolve(dataDir));
  const foreign = await ownerProblem(dataDir);
  if (foreign) return [fails(foreign)];
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return [fails(`${folder} cannot be written by this user: change its owner, or set DATA_DIR.`)];
  return spaceOn(folder, await statfs(folder));
}

/**
 * Returns a sentence if the data folder belongs to another user of the machine. If the site runs as that user, it could
 * not use the files that this command creates in the folder.
 */
export async function ownerProblem(dataDir: string): Promise<string | undefined> {
  const found = await stat(dataDir).catch(() => null);
  const user = process.getuid?.();
  if (!found || user === undefined || found.uid === user) return undefined;
  return `${path.resolve(dataDir)} belongs to another user (${found.uid}): run this command as that user.`;
}

export function spaceOn(folder: string, { bavail, blocks, bsize, ffree, files }: Disk): Finding[] {
  const free = bavail * bsize;
  const size = `${gigabytes(free)} of ${gigabytes(blocks * bsize)} are free on the disk of ${folder}`;
  const remedy = 'delete old archives and logs, or enlarge the disk';
  // Some file systems have no fixed number of inodes and report 0.
  const hasInodes = files > 0;
  if (hasInodes && ffree < MIN_INODES)
    return [fails(`Only ${ffree} more files fit on the disk of ${folder}: ${remedy}.`)];
  if (free < MIN_BYTES) return [fails(`Only ${size}: ${remedy}.`)];
  if (bavail < blocks * LOW_SHARE) return [warns(`Only ${size}: ${remedy}.`)];
  if (hasInodes && ffree < files * LOW_SHARE)
    return [warns(`Only ${ffree} of ${files} inodes are free on the disk of ${folder}: ${remedy}.`)];
  return [works(`${size}.`)];
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}
