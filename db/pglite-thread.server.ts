import { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { CannotOpen } from './cannot-open.ts';
import type { Failure, Home, Message, Question } from './pglite-worker.server.ts';
import { writeParameters } from './values.server.ts';

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

/** What PGlite answers, as far as we read it. `command` is the tag of a statement without parameters. */
interface Answer<T> {
  rows?: T[];
  affectedRows?: number;
  command?: string;
}

/**
 * PGlite in a worker thread. It has one session and knows of no turns: everything must be asked through the one Kysely made of
 * it (pglite-dialect.server.ts). When the thread dies the process ends, for nothing that it was asked can be answered any more.
 */
export class PGliteThread {
  readonly waitReady: Promise<void>;
  closed = false;
  /** Called for each notification of a committed transaction. */
  onNotification: (channel: string, payload: string) => void = () => {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #ended = Promise.withResolvers<void>();
  #lastId = 0;

  constructor(home: Home) {
    const opened = Promise.withResolvers<void>();
    this.waitReady = opened.promise;
    // Not with the options of the process: what is loaded there first has no place in this thread.
    this.#worker = new Worker(new URL('./pglite-worker.server.ts', import.meta.url), {
      name: 'database',
      workerData: home,
      execArgv: [],
    });
    this.#worker.on('message', (message: Message) => this.#hear(message, opened));
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => this.#end());
  }

  /** Answered in the order of the questions. */
  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<Answer<T>> {
    return this.#ask<Answer<T>>({ ask: 'query', sql, parameters: writeParameters(parameters) });
  }

  /** All that is in the database, as a tar file that a `Home` takes. */
  image(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask({ ask: 'image' });
  }

  async close(): Promise<void> {
    if (this.closed) return this.#ended.promise;
    const answered = this.#ask({ ask: 'close' });
    this.closed = true;
    await answered;
    await this.#ended.promise;
  }

  async #ask<T>(question: Asked): Promise<T> {
    if (this.closed) throw new Error('The database is closed.');
    const id = ++this.#lastId;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ ...question, id });
    return waiting.promise as Promise<T>;
  }

  #hear(message: Message, opened: PromiseWithResolvers<void>): void {
    if ('opened' in message) {
      opened.resolve();
    } else if ('unopened' in message) {
      this.closed = true;
      const why = `could not be opened, perhaps the disk is full: ${message.unopened}`;
      opened.reject(new CannotOpen(`The embedded database ${why}.`));
    } else if ('channel' in message) {
      this.onNotification(message.channel, message.payload);
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('answer' in message) waiting?.resolve(message.answer);
      else waiting?.reject(revive(message.failure));
    }
  }

  #end(): void {
    if (!this.closed) {
      console.error(
        'The thread of the embedded database has ended, so the whole process ends. Start it again.',
      );
      process.exit(1);
    }
    this.#ended.resolve();
  }
}

/** With a SQLSTATE it is the same class of error that pg throws. */
function revive({ message, fields }: Failure): Error {
  const error = 'code' in fields ? new DatabaseError(message, message.length, 'error') : new Error(message);
  return Object.assign(error, fields);
}
