import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { imageOf, openInMemory, openOnDisk } from './open-pglite.server.ts';
import { PreparedStatements } from './prepared-statements.server.ts';

/** Where the database lives: in a folder, or in memory, there perhaps from an image. */
export type Home = { folder: string } | { image?: Uint8Array<ArrayBuffer> };

export type Question =
  | { id: number; ask: 'query'; sql: string; parameters: (string | Uint8Array | null)[] }
  | { id: number; ask: 'image' }
  | { id: number; ask: 'close' };

export type Message =
  | { opened: true }
  | { unopened: string }
  | { id: number; answer: unknown }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };

/** An error, in a shape that crosses threads, without the parameters: they may be secrets. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
}

const fieldsOfErrors =
  'code severity detail hint position where schema table column dataType constraint'.split(' ');

// A thread of its own, because PGlite computes in the thread that asks: the server must go on answering.
if (!parentPort) throw new Error('This file runs in a worker thread only.');
const port = parentPort;
const tell = (message: Message) => port.postMessage(message);

try {
  serve(await open(workerData as Home));
  tell({ opened: true });
} catch (error) {
  tell({ unopened: describe(error).message });
}

function open(home: Home): Promise<PGlite> {
  return 'folder' in home ? openOnDisk(home.folder) : openInMemory(home.image);
}

function serve(pglite: PGlite): void {
  pglite.onNotification((channel, payload) => tell({ channel, payload }));
  const statements = new PreparedStatements(pglite);
  port.on('message', (question: Question) => void reply(pglite, statements, question));
}

async function reply(pglite: PGlite, statements: PreparedStatements, question: Question): Promise<void> {
  try {
    tell({ id: question.id, answer: await answer(pglite, statements, question) });
  } catch (error) {
    tell({ id: question.id, failure: describe(error) });
  }
  if (question.ask === 'close') port.close();
}

/** Like pg: without parameters the text may hold several statements, and the last one's result counts. */
async function answer(pglite: PGlite, statements: PreparedStatements, question: Question): Promise<unknown> {
  if (question.ask === 'close') return pglite.close();
  if (question.ask === 'image') return imageOf(pglite);
  const { sql, parameters } = question;
  return parameters.length > 0 ? statements.run(sql, parameters) : (await pglite.exec(sql)).at(-1);
}

function describe(error: unknown): Failure {
  // Of a full disk, among others, PGlite's file system tells by an object that is no Error.
  if (!(error instanceof Error)) return { message: inspect(error, { breakLength: Infinity }), fields: {} };
  const fields = Object.entries(error).filter(([name]) => fieldsOfErrors.includes(name));
  return { message: error.message, fields: Object.fromEntries(fields) };
}
