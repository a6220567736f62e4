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
 * Kysely over the one session of a PGliteThread. A single query is sent at once, so that the thread has the next one at hand
 * however busy this one is; a transaction has the session to itself, and what is asked outside it waits for its end.
 * (Kysely's own dialect sends nothing before the last answer was taken.)
 */
export function pgliteDialect(thread: PGliteThread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(thread),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** With the tag of a statement that has no parameters. */
type Result<R> = QueryResult<R> & { command: string | undefined };

class PGliteDriver implements Driver {
  readonly #thread: PGliteThread;
  /** Settles when the last transaction that was asked for has ended. */
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
    const before = this.#free;
    this.#free = connection.takeTurn();
    await before;
    await connection.executeQuery(CompiledQuery.raw('begin')).catch((error: unknown) => {
      connection.endTurn();
      throw error;
    });
  }

  async commitTransaction(connection: PGliteConnection): Promise<void> {
    const { command } = await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.endTurn(); // whereas a commit that fails is rolled back
    // An error was swallowed inside, so PostgreSQL rolled back.
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
  /** There while its transaction has its turn, or waits for it. */
  #turn: PromiseWithResolvers<void> | undefined;
  readonly #thread: PGliteThread;
  readonly #free: () => Promise<void>;

  constructor(thread: PGliteThread, free: () => Promise<void>) {
    this.#thread = thread;
    this.#free = free;
  }

  /** Settles when the transaction that is about to begin has ended. */
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
    throw new Error('The embedded database answers whole.');
  }
}
