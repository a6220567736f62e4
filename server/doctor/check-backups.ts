import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#domain/clock.ts';
import { type Finding, fails, warns, works } from './finding.ts';

/** The newest archive can be 26 hours old: backups start every 24 hours, and a backup takes up to 2 hours. */
const MAX_AGE_HOURS = 26;

export async function checkBackups(folder: string, now = Date.now()): Promise<Finding[]> {
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    return [fails(`There is no folder ${folder}: create it, or name the folder of the archives.`)];
  const archives = await Promise.all(
    (await Array.fromAsync(glob('*.backup', { cwd: folder }))).map(async (name) => ({
      name,
      at: (await stat(path.join(folder, name))).mtimeMs,
    })),
  );
  const newest = archives.sort((a, b) => b.at - a.at)[0];
  if (!newest) return [warns(`${folder} contains no archive: run \`npm run backup -- --to ${folder}\`.`)];
  const hours = Math.round((now - newest.at) / HOUR_MS);
  const text = `The newest archive is ${newest.name} (age: ${hours} h)`;
  return hours > MAX_AGE_HOURS
    ? [warns(`${text}: look at the log of the nightly backup.`)]
    : [works(`${text}.`)];
}
