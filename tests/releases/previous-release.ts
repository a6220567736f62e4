import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { oneAtATime } from '#tests/one-at-a-time.ts';

const ROW = /^\| (?<name>[\w.-]+) \| `(?<commit>\w+)` \|/gm;

export interface PreviousRelease {
  name: string;
  commit: string;
  folder: string;
}

interface Missing {
  missing: string;
}

/**
 * Checks out and builds the last release of docs/releases.md whose commit is an ancestor of HEAD. Uses the packages in
 * the node_modules of this working copy. Returns the reason if the clone lacks the commit or a package is not installed
 * in the same version. Throws if the build fails.
 */
export async function previousRelease(): Promise<PreviousRelease | Missing> {
  const release = findPreviousRelease();
  if ('missing' in release) return release;
  const folder = folderOf(release.commit);
  await oneAtATime(async () => {
    if (!existsSync(folder)) checkOut(release.commit, folder);
  });
  const lacking = lackingPackage(folder);
  if (lacking) return { missing: `release ${release.name} needs ${lacking}, which is not installed` };
  await oneAtATime(async () => {
    execFileSync(process.execPath, ['server/build.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  return { ...release, folder };
}

/** Returns the last release of docs/releases.md whose commit is an ancestor of HEAD. */
export function findPreviousRelease(workingCopy = '.'): { name: string; commit: string } | Missing {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: workingCopy }).status === 0;
  const table = readFileSync(path.join(workingCopy, 'docs/releases.md'), 'utf8');
  for (const { groups } of [...table.matchAll(ROW)].reverse()) {
    const { name = '', commit = '' } = groups ?? {};
    if (!git('cat-file', '-e', `${commit}^{commit}`)) {
      return { missing: `commit ${commit} of release ${name} is not in this clone` };
    }
    if (git('merge-base', '--is-ancestor', commit, 'HEAD')) return { name, commit };
  }
  return { missing: 'no release of docs/releases.md is an ancestor of HEAD' };
}

/**
 * Each working copy has its own checkout. The checkout is not in `CACHE_DIR`, because that folder is in node_modules,
 * where Node runs no TypeScript.
 */
function folderOf(commit: string): string {
  const workingCopy = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  return path.join(os.tmpdir(), `accolade-release-${commit}-${workingCopy}`);
}

function checkOut(commit: string, folder: string): void {
  const draft = mkdtempSync(`${folder}-`);
  const files = execFileSync('git', ['archive', commit], { maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', draft], { input: files });
  symlinkSync(path.resolve('node_modules'), path.join(draft, 'node_modules'), 'junction');
  renameSync(draft, folder);
}

function lackingPackage(folder: string): string | undefined {
  const { dependencies } = packageIn(folder);
  const needed = Object.entries(dependencies ?? {});
  return needed
    .filter(([name, version]) => packageIn(path.join('node_modules', name)).version !== version)
    .map(([name, version]) => `${name} ${version}`)[0];
}

function packageIn(folder: string): { version?: string; dependencies?: Record<string, string> } {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
}
