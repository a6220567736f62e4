import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { imageOf, openInMemory, openOnDisk } from './open-pglite.server.ts';
import { PreparedStatements } from './prepared-statements.server.ts';
import { endThread } from './synced-files.server.ts';

/** With `folder`, the database is on disk. Otherwise the database is in memory, and empty or filled from `image`. */
export type DatabaseSource = { folder: string } | { image?: Uint8Array<ArrayBuffer> };

export type WorkerTask =
  | { type: 'query'; sql: string; parameters: (string | Uint8Array | null)[] }
  | { type: 'image' }
  | { type: 'close' };

export type WorkerRequest = WorkerTask & { id: number };

export type WorkerResponse =
  | { opened: true }
  | { openFailed: string }
  | { id: number; answer: unknown }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };

/** Leaves out the query parameters that PGlite adds to its errors, because they may be secrets. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
}

const errorFields = 'code severity detail hint position where schema table column dataType constraint'.split(
  ' ',
);

// PGlite is synchronous. In the main thread, it would block the server.
if (!parentPort) throw new Error('This file runs in a worker thread only.');
const port = parentPort;
const send = (response: WorkerResponse) => port.postMessage(response);

try {
  serve(await open(workerData as DatabaseSource));
  send({ opened: true });
} catch (error) {
  send({ openFailed: describe(error).message });
}

function open(source: DatabaseSource): Promise<PGlite> {
  return 'folder' in source ? openOnDisk(source.folder) : openInMemory(source.image);
}

function serve(pglite: PGlite): void {
  const statements = new PreparedStatements(pglite);

  /** SQL without parameters can contain several statements, as in pg. The last result is returned. */
  async function answer(task: WorkerTask): Promise<unknown> {
    if (task.type === 'close') return pglite.close();
    if (task.type === 'image') return imageOf(pglite);
    const { sql, parameters } = task;
    return parameters.length > 0 ? statements.run(sql, parameters) : (await pglite.exec(sql)).at(-1);
  }

  async function reply({ id, ...task }: WorkerRequest): Promise<void> {
    try {
      send({ id, answer: await answer(task) });
    } catch (error) {
      const failure = describe(error);
      if (isBroken(error, failure)) endThread(failure.message);
      send({ id, failure });
    }
    if (task.type === 'close') port.close();
  }

  pglite.onNotification((channel, payload) => send({ channel, payload }));
  port.on('message', (request: WorkerRequest) => void reply(request));
}

/**
 * Returns true if the database must end: WebAssembly or PGlite's file system failed, or PostgreSQL cannot use its own
 * files (SQLSTATE class 58). If PostgreSQL itself reports a full disk (53100), only the statement fails.
 */
function isBroken(error: unknown, { fields }: Failure): boolean {
  if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) return true;
  return typeof fields.code === 'string' && fields.code.startsWith('58');
}

function describe(error: unknown): Failure {
  // PGlite's file system throws objects that are not Errors, for example on a full disk.
  if (!(error instanceof Error)) return { message: inspect(error, { breakLength: Infinity }), fields: {} };
  const fields = Object.entries(error).filter(([name]) => errorFields.includes(name));
  return { message: error.message, fields: Object.fromEntries(fields) };
}
