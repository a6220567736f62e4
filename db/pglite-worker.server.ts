import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { imageOf, openInMemory, openOnDisk } from './open-pglite.server.ts';
import { PreparedStatements } from './prepared-statements.server.ts';

/** A folder, or memory, empty or filled from an image. */
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

/** A serialisable error, without the query parameters because they may be secrets. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
}

const errorFields = 'code severity detail hint position where schema table column dataType constraint'.split(
  ' ',
);

// PGlite runs synchronously in the calling thread and would block the server, so it has its own thread.
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
  pglite.onNotification((channel, payload) => send({ channel, payload }));
  const statements = new PreparedStatements(pglite);
  port.on('message', (request: WorkerRequest) => void reply(pglite, statements, request));
}

async function reply(pglite: PGlite, statements: PreparedStatements, request: WorkerRequest): Promise<void> {
  try {
    send({ id: request.id, answer: await answer(pglite, statements, request) });
  } catch (error) {
    send({ id: request.id, failure: describe(error) });
  }
  if (request.type === 'close') port.close();
}

/** As in pg, a text without parameters may contain several statements; returns the result of the last. */
async function answer(
  pglite: PGlite,
  statements: PreparedStatements,
  request: WorkerRequest,
): Promise<unknown> {
  if (request.type === 'close') return pglite.close();
  if (request.type === 'image') return imageOf(pglite);
  const { sql, parameters } = request;
  return parameters.length > 0 ? statements.run(sql, parameters) : (await pglite.exec(sql)).at(-1);
}

function describe(error: unknown): Failure {
  // On a full disk (among others) PGlite's file system throws a non-Error object.
  if (!(error instanceof Error)) return { message: inspect(error, { breakLength: Infinity }), fields: {} };
  const fields = Object.entries(error).filter(([name]) => errorFields.includes(name));
  return { message: error.message, fields: Object.fromEntries(fields) };
}
