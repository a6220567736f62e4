import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/free-port.ts';

const MIN_VERSION = 15;

/** Folders of PostgreSQL's programs on Debian, Red Hat and Homebrew. Most are not in the PATH. */
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/**
 * Runs a function on the PostgreSQL server of TEST_DATABASE_URL, or on a temporary server. `fsync: false` makes the
 * temporary server faster. Committed data then survives killed processes, but not a power cut.
 */
export async function withPostgres<T>(run: (url: string) => Promise<T>, { fsync = true } = {}): Promise<T> {
  if (process.env.TEST_DATABASE_URL) return run(process.env.TEST_DATABASE_URL);

  const cluster = await startCluster({ fsync });
  const interrupt = (signal: NodeJS.Signals) => process.exit(128 + os.constants.signals[signal]);
  process.once('exit', cluster.remove).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await run(cluster.url);
  } finally {
    cluster.remove();
    process.off('exit', cluster.remove).off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

interface ClusterOptions {
  fsync?: boolean;
  parent?: string;
  options?: string;
}

export interface Cluster {
  url: string;
  /** Returns the process ids of the server, the main process first. Empty if the server is not running. */
  pids: () => number[];
  stop: () => void;
  start: () => void;
  remove: () => void;
}

export async function startCluster({
  fsync = true,
  parent = os.tmpdir(),
  options = '',
}: ClusterOptions = {}): Promise<Cluster> {
  const programs = findPrograms();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(path.join(parent, 'accolade-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);

  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const speed = `-c fsync=${fsync ? 'on' : 'off'} -c full_page_writes=off -c max_wal_size=4GB`;
  const settings = `-p ${port} -h 127.0.0.1 -k '' -c max_connections=200 ${speed} ${options}`;
  const pidFile = path.join(data, 'postmaster.pid');
  const pids = () => {
    if (!existsSync(pidFile)) return [];
    const own = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const children = `/proc/${own}/task/${own}/children`;
    return existsSync(children) ? [own, ...readFileSync(children, 'utf8').trim().split(' ').map(Number)] : [];
  };
  const start = () => {
    if (pids().length === 0) call('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', settings);
  };
  const stop = () => {
    if (existsSync(pidFile)) call('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
  };
  const remove = () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    // The collation and case folding of PGlite, so that both databases return the same results.
    const characterType = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    const locale = ['-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${characterType}`];
    call('initdb', '-D', data, '-U', 'accolade', '-A', 'trust', '--no-sync', ...locale);
    start();
  } catch (cause) {
    const logText = existsSync(log) ? readFileSync(log, 'utf8') : '';
    remove();
    throw new Error(`The throw-away PostgreSQL did not start. ${logText}`, { cause });
  }
  return { url: `postgres://accolade@127.0.0.1:${port}/postgres`, pids, stop, start, remove };
}

function findPrograms(): string {
  const folders = [...globSync(usualPlaces), ...(process.env.PATH ?? '').split(path.delimiter)];
  const newest = folders
    .filter((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= MIN_VERSION)
    .sort((a, b) => b.version - a.version)[0];
  if (!newest) {
    throw new Error(
      `No PostgreSQL ${MIN_VERSION} or newer for the tests. Install its server (Debian: \`apt-get install postgresql\`; ` +
        'macOS: `brew install postgresql@17`) or name a running one in TEST_DATABASE_URL.',
    );
  }
  return newest.folder;
}

function versionOf(folder: string): number {
  const answer = execFileSync(path.join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(answer)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root. Undefined if this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody here.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
