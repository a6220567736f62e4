import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PGliteThread } from './pglite-thread.server.ts';

/**
 * Kysely dialect for the one session of a PGliteThread. Other queries wait while a transaction runs. A query is sent
 * without waiting for the previous answer, so the worker thread can start the query even while the calling thread is
 * busy. Kysely's own PGlite dialect waits for the previous answer.
 */
export function pgliteDialect(thread: PGliteThread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(thread),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** `command` is the command tag, for example `COMMIT`. `command` is undefined for a statement with parameters. */
type Result<R> = QueryResult<R> & { command: string | undefined };

class PGliteDriver implements Driver {
  readonly #thread: PGliteThread;
  #free = Promise.resolve();

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  init(): Promise<void> {
    return this.#thread.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PGliteConnection(this.#thread, () => this.#free);
  }

  async beginTransaction(connection: PGliteConnection): Promise<void> {
    const previous = this.#free;
    this.#free = connection.takeTurn();
    await previous;
    await connection.executeQuery(CompiledQuery.raw('begin')).catch((error: unknown) => {
      connection.endTurn();
      throw error;
    });
  }

  async commitTransaction(connection: PGliteConnection): Promise<void> {
    const { command } = await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.endTurn(); // If the commit throws, Kysely calls `rollbackTransaction`, which calls `endTurn`.
    // PostgreSQL answers a commit with ROLLBACK if the caller swallowed an error in the transaction.
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PGliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).finally(() => connection.endTurn());
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class PGliteConnection implements DatabaseConnection {
  #turn: PromiseWithResolvers<void> | undefined;
  readonly #thread: PGliteThread;
  readonly #free: () => Promise<void>;

  constructor(thread: PGliteThread, free: () => Promise<void>) {
    this.#thread = thread;
    this.#free = free;
  }

  takeTurn(): Promise<void> {
    this.#turn = Promise.withResolvers<void>();
    return this.#turn.promise;
  }

  endTurn(): void {
    this.#turn?.resolve();
    this.#turn = undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<Result<R>> {
    if (!this.#turn) await this.#free();
    const { affectedRows, command, rows = [] } = await this.#thread.query<R>(sql, parameters);
    return { rows, command, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
  }

  streamQuery(): never {
    throw new Error('The embedded database does not support streaming.');
  }
}
