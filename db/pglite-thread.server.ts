import { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { CannotOpen } from './cannot-open.ts';
import type { DatabaseSource, Failure, WorkerResponse, WorkerTask } from './pglite-worker.server.ts';
import { writeParameters } from './values.server.ts';

const isBundled = !import.meta.url.endsWith('.ts');
const script = new URL(isBundled ? './pglite-worker.js' : './pglite-worker.server.ts', import.meta.url);

interface Answer<T> {
  rows?: T[];
  affectedRows?: number;
  command?: string;
}

/**
 * PGlite in a worker thread, with one session. All queries must use one Kysely dialect (pglite-dialect.server.ts),
 * which serialises transactions. The process ends with the thread, because pending queries can never be answered.
 */
export class PGliteThread {
  readonly waitReady: Promise<void>;
  closed = false;
  readonly #place: string;
  /** Called for each database signal after its commit. */
  onSignal: (channel: string, payload: string) => void = () => {};
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #ended = Promise.withResolvers<void>();
  #lastId = 0;
  #isOpen = false;

  constructor(source: DatabaseSource) {
    const opened = Promise.withResolvers<void>();
    this.waitReady = opened.promise;
    this.#place = 'folder' in source ? source.folder : 'memory';
    // The thread does not need the modules that `process.execArgv` preloads.
    this.#worker = new Worker(script, {
      name: 'database',
      workerData: source,
      execArgv: [],
    });
    this.#worker.on('message', (response: WorkerResponse) => this.#receive(response, opened));
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => this.#end(opened));
  }

  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<Answer<T>> {
    return this.#send<Answer<T>>({ type: 'query', sql, parameters: writeParameters(parameters) });
  }

  /** Dumps the whole database as a tar file, which `DatabaseSource` accepts as `image`. */
  image(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#send({ type: 'image' });
  }

  async close(): Promise<void> {
    if (this.closed) return this.#ended.promise;
    const answered = this.#send({ type: 'close' });
    this.closed = true;
    await answered;
    await this.#ended.promise;
  }

  async #send<T>(task: WorkerTask): Promise<T> {
    if (this.closed) throw new Error('The database is closed.');
    const id = ++this.#lastId;
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(id, pending);
    this.#worker.postMessage({ ...task, id });
    return pending.promise as Promise<T>;
  }

  #receive(response: WorkerResponse, opened: PromiseWithResolvers<void>): void {
    if ('opened' in response) {
      this.#isOpen = true;
      opened.resolve();
    } else if ('openFailed' in response) {
      this.#failToOpen(opened, response.openFailed);
    } else if ('channel' in response) {
      this.onSignal(response.channel, response.payload);
    } else {
      const pending = this.#pending.get(response.id);
      this.#pending.delete(response.id);
      if ('answer' in response) pending?.resolve(response.answer);
      else pending?.reject(revive(response.failure));
    }
  }

  #failToOpen(opened: PromiseWithResolvers<void>, reason?: string): void {
    this.closed = true;
    void this.#worker.terminate(); // Work that PGlite leaves behind could keep the process running.
    opened.reject(
      new CannotOpen(
        `The embedded database in ${this.#place} cannot be opened${reason ? ` (${reason})` : ''}: free space if the disk is full, otherwise restore the data folder from a backup, because files are damaged, missing or of another version.`,
      ),
    );
  }

  #end(opened: PromiseWithResolvers<void>): void {
    // If PostgreSQL cannot read its files, the thread ends without an error message.
    if (!this.closed && !this.#isOpen) this.#failToOpen(opened);
    if (!this.closed) {
      console.error('The thread of the embedded database has ended, so the process exits. Start it again.');
      process.exit(1);
    }
    this.#ended.resolve();
  }
}

function revive({ message, fields }: Failure): Error {
  const error = 'code' in fields ? new DatabaseError(message, message.length, 'error') : new Error(message);
  return Object.assign(error, fields);
}
