import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildIfStale } from '#server/build.ts';
import { freePort } from '#tests/free-port.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { oneAtATime } from '#tests/one-at-a-time.ts';

interface ServerOptions {
  env?: Record<string, string>;
  databaseUrl?: string;
  dataDir?: string;
  port?: number;
  /** Options of Node itself, before the script. */
  nodeOptions?: string[];
  /** Has it make its embedded database itself, as at the very first start. */
  fromNothing?: boolean;
  /** What is done with its data before it starts. */
  before?: (env: Record<string, string>) => Promise<void>;
  /** As `npm run dev` does: from the sources, by Vite. */
  inDevelopment?: boolean;
}

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** All it has printed since the first start. */
  output(): string;
  /** Ends it for good, and removes the data folder and the database that were made for it. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; `restart` then finds what had reached the disk. */
  kill9(): Promise<void>;
  /** The same server again, on the same port and data, after a polite end if it still runs. */
  restart(): Promise<void>;
}

/**
 * Starts the built server as `npm start` does, on a free port, with data of its own: a temporary folder, or a fresh
 * database of the PostgreSQL in TEST_DATABASE_URL. Rejects with what it printed when it ends early or stays silent.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const data = options.dataDir ? null : mkdtempSync(path.join(os.tmpdir(), 'accolade-server-'));
  const database = options.databaseUrl === undefined ? await freshDatabase() : null;
  const own = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: options.dataDir ?? data ?? '',
    DATABASE_URL: options.databaseUrl ?? database?.url ?? '',
    ...options.env,
  };
  const env = environmentOf(own);

  const removeData = async () => {
    if (data) rmSync(data, { recursive: true, force: true });
    await database?.drop();
  };

  await builtOnce();
  if (!own.DATABASE_URL && !options.fromNothing) await putMigratedDatabase(own.DATA_DIR);
  await options.before?.(own);
  let printed = '';
  const script = ['server/start.ts', ...(options.inDevelopment ? ['--dev'] : [])];
  const start = () => launch(env, options.nodeOptions ?? [], script, (text) => (printed += text));
  let child = await start().catch(async (error) => {
    await removeData();
    throw error;
  });

  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => printed,
    kill9: () => end(child, 'SIGKILL'),
    async restart() {
      await end(child, 'SIGTERM');
      child = await start();
    },
    async stop() {
      await end(child, 'SIGTERM');
      await removeData();
    },
  };
}

/** One of our scripts in a process of its own, until it ends by itself. */
export async function runToEnd(
  script: string,
  env: Record<string, string>,
  {
    nodeOptions = ['-r', './server/node-version.cjs'],
    args = [],
  }: { nodeOptions?: string[]; args?: string[] } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  await builtOnce();
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000);
  await once(child, 'close');
  clearTimeout(tooLong);
  return { code: child.exitCode, stdout, stderr };
}

/** A database of the tests' PostgreSQL for one server, or null when there is none. */
async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const home = process.env.TEST_DATABASE_URL;
  if (!home) return null;

  const name = `accolade_${randomBytes(6).toString('hex')}`;
  await tell(home, `create database ${name}`);
  const url = new URL(home);
  url.pathname = name;
  return { url: url.href, drop: () => tell(home, `drop database ${name} with (force)`) };
}

/** What every server of the tests starts from: nothing of the machine's own settings. */
function environmentOf(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    ACCESS_LOG: 'off',
    MAIL: 'files',
    BILLING: 'test',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    SMTP_URL: '',
    SECRET: 'a secret of the tests, long enough to be taken seriously',
    ...env,
  };
}

/** Builds the pages if they are stale, while other test files wait. */
function builtOnce(): Promise<void> {
  return oneAtATime(buildIfStale);
}

/** Resolves when the server says that it is ready. */
async function launch(
  env: NodeJS.ProcessEnv,
  nodeOptions: string[],
  script: string[],
  print: (text: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeOptions, '-r', './server/node-version.cjs', ...script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));

  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The server ${what}. It printed:\n${output}`));
    const tooLong = setTimeout(() => {
      child.kill('SIGKILL');
      fail('was not ready after 60 seconds');
    }, 60_000);
    const hear = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      print(text);
      if (output.includes(' is ready at http')) {
        clearTimeout(tooLong);
        resolve();
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      clearTimeout(tooLong);
      fail(`ended early with code ${code}`);
    });
  });
  return child;
}

/** A polite end takes less than ten seconds, on a busy machine some more; one that never comes is a fault, and fails the test that asked for it. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close'); // all it printed has been heard by then
  child.kill(signal);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(tooLong);
  if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL') {
    throw new Error('The server had not stopped 30 seconds after SIGTERM.');
  }
}

async function tell(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
