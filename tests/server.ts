import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildIfStale } from '#server/build.ts';
import { freePort } from '#tests/free-port.ts';
import { newDatabase } from '#tests/global-setup.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { oneAtATime } from '#tests/one-at-a-time.ts';

interface ServerOptions {
  env?: Record<string, string>;
  databaseUrl?: string;
  dataDir?: string;
  port?: number;
  nodeOptions?: string[];
  /** Starts without a database, as on a new installation. The server creates its embedded database. */
  fromNothing?: boolean;
  before?: (env: Record<string, string>) => Promise<void>;
  /** Runs from the sources with Vite, as `npm run dev` does. */
  inDevelopment?: boolean;
  /** Program to run instead of the working copy, such as the previous release. */
  folder?: string;
}

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  output(): string;
  stop(): Promise<void>;
  /** Kills the process with SIGKILL. After `restart`, the server has only what was in its database and files. */
  kill9(): Promise<void>;
  restart(): Promise<void>;
}

/**
 * Starts the built server like `npm start`, on a free port, with its own temporary folder. With TEST_DATABASE_URL, also
 * creates a new database on that PostgreSQL. Rejects with the printed output if the server exits early or is not ready
 * in time.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const data = options.dataDir ? null : mkdtempSync(path.join(os.tmpdir(), 'accolade-server-'));
  const postgres = process.env.TEST_DATABASE_URL;
  const database = postgres && options.databaseUrl === undefined ? await newDatabase(postgres) : null;
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

  if (!options.folder) await builtOnce();
  if (!own.DATABASE_URL && !options.fromNothing) await putMigratedDatabase(own.DATA_DIR);
  await options.before?.(own);
  let printed = '';
  const start = () => launch(env, options, (output) => (printed += output));
  let child = await start().catch(async (error) => {
    await removeData();
    throw error;
  });

  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    dataDir: own.DATA_DIR,
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
  const closed = once(child, 'close');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  clearTimeout(tooLong);
  return { code: child.exitCode, stdout, stderr };
}

function environmentOf(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    ACCESS_LOG: 'off',
    EMAIL: 'files',
    MAIL: 'files', // Release 0.1.0 uses this name instead of `EMAIL`.
    BILLING: 'test',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    SMTP_URL: '',
    SECRET: 'a secret of the tests, long enough to be taken seriously',
    ...env,
  };
}

function builtOnce(): Promise<void> {
  return oneAtATime(buildIfStale);
}

async function launch(
  env: NodeJS.ProcessEnv,
  { nodeOptions = [], folder, inDevelopment }: ServerOptions,
  print: (output: string) => void,
): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder ?? '.', 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...command] = scripts.start.split(' ');
  const args = [...nodeOptions, ...command, ...(inDevelopment ? ['--dev'] : [])];
  const child = spawn(process.execPath, args, {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));

  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The server ${what}. It printed:\n${output}`));
    const tooLong = setTimeout(() => {
      child.kill('SIGKILL');
      fail('was not ready after 60 seconds');
    }, 60_000);
    let isReady = false;
    const read = (chunk: Buffer) => {
      print(chunk.toString());
      // Searching the whole output for each chunk of an access log would slow down what is measured beside it.
      if (isReady) return;
      output += chunk.toString();
      if (!output.includes(' is ready at http')) return;
      isReady = true;
      clearTimeout(tooLong);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      clearTimeout(tooLong);
      fail(`ended early with code ${code}`);
    });
  });
  return child;
}

/**
 * A server ends within 10 seconds after SIGTERM, or a little later on a busy machine. After 30 seconds, kills the
 * process and throws.
 */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close'); // 'close' comes after all output has been read.
  child.kill(signal);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(tooLong);
  if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL') {
    throw new Error('The server had not stopped 30 seconds after SIGTERM.');
  }
}
