import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/free-port.ts';

interface Cluster {
  url: string;
  remove: () => void;
}

/** The oldest PostgreSQL whose SQL we write. */
const oldest = 15;

/** Where Debian, Red Hat and Homebrew keep the programs of each version, most of them outside the PATH. */
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/**
 * Runs something on a real PostgreSQL: the one of TEST_DATABASE_URL, or a throw-away one that is gone afterwards. Without `fsync`
 * that one is faster: what it has promised outlives every process that is killed, but no power cut.
 */
export async function withPostgres<T>(run: (url: string) => Promise<T>, { fsync = true } = {}): Promise<T> {
  if (process.env.TEST_DATABASE_URL) return run(process.env.TEST_DATABASE_URL);

  const cluster = await startCluster(fsync);
  const interrupt = (signal: NodeJS.Signals) => process.exit(128 + os.constants.signals[signal]);
  process.once('exit', cluster.remove).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await run(cluster.url);
  } finally {
    cluster.remove();
    process.off('exit', cluster.remove).off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function startCluster(fsync: boolean): Promise<Cluster> {
  const programs = findPrograms();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'accolade-postgres-'));
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
  const settings = `-p ${port} -h 127.0.0.1 -k '' -c max_connections=200 ${speed}`;
  const remove = () => {
    if (existsSync(path.join(data, 'postmaster.pid'))) call('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    // Text sorts and folds its case as in PGlite, so that both databases give the same answers.
    const emails = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    const locale = ['-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${emails}`];
    call('initdb', '-D', data, '-U', 'accolade', '-A', 'trust', '--no-sync', ...locale);
    call('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', settings);
  } catch (cause) {
    const story = existsSync(log) ? readFileSync(log, 'utf8') : '';
    remove();
    throw new Error(`The throw-away PostgreSQL did not start. ${story}`, { cause });
  }
  return { url: `postgres://accolade@127.0.0.1:${port}/postgres`, remove };
}

/** The folder of the newest PostgreSQL programs on this machine. */
function findPrograms(): string {
  const folders = [...globSync(usualPlaces), ...(process.env.PATH ?? '').split(path.delimiter)];
  const newest = folders
    .filter((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => b.version - a.version)[0];
  if (!newest) {
    throw new Error(
      `No PostgreSQL ${oldest} or newer for the tests. Install its server (Debian: \`apt-get install postgresql\`; ` +
        'macOS: `brew install postgresql@17`) or name a running one in TEST_DATABASE_URL.',
    );
  }
  return newest.folder;
}

function versionOf(folder: string): number {
  const answer = execFileSync(path.join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(answer)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
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
