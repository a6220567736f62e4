import { type PGlite, protocol } from '@electric-sql/pglite';
import { parserOf } from './values.server.ts';

const { serialize, messages } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/**
 * Maximum age of a plan. A plan suits the table sizes at its creation, so an old plan becomes slow when the tables
 * grow.
 */
const MAX_AGE_MS = 60_000;
const MAX_STATEMENTS = 300;
const changingCommands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

export interface StatementResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/**
 * Caches PGlite's prepared statements by SQL text. Parsing and planning take three times as long as running.
 * `PGlite.query` parses and plans each time, and needs six protocol round trips instead of one.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #statements = new Map<string, { name: string; until: number }>();
  #lastNumber = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  run(sql: string, values: (string | Uint8Array | null)[]): Promise<StatementResult> {
    return this.#pglite.runExclusive(async () => {
      const { name, before } = this.#statement(sql);
      const parts = [
        ...before,
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      ];
      try {
        return resultOf(await this.#send(parts));
      } catch (error) {
        // The statement may not parse, or may no longer match the tables. The next call prepares a new statement.
        this.#statements.delete(sql);
        await this.#send([close(name)]);
        throw error;
      }
    });
  }

  #statement(sql: string): { name: string; before: Uint8Array[] } {
    const known = this.#statements.get(sql);
    if (known && Date.now() < known.until) return { name: known.name, before: [] };
    const name = `s${++this.#lastNumber}`;
    const before = [...this.#evict(sql), serialize.parse({ name, text: sql })];
    this.#statements.set(sql, { name, until: Date.now() + MAX_AGE_MS });
    return { name, before };
  }

  /**
   * Removes the statement of this SQL text, or the oldest statement if the cache is full. Returns the protocol
   * messages that close the removed statement.
   */
  #evict(sql: string): Uint8Array[] {
    const [oldest] = this.#statements.keys();
    const evicted =
      this.#statements.has(sql) || this.#statements.size < MAX_STATEMENTS ? sql : (oldest ?? sql);
    const old = this.#statements.get(evicted);
    this.#statements.delete(evicted);
    return old ? [close(old.name)] : [];
  }

  #send(parts: Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
  }
}

function close(name: string): Uint8Array {
  return serialize.close({ type: 'S', name });
}

function resultOf(answer: Messages): StatementResult {
  const result: StatementResult = { rows: [] };
  let columns: { name: string; parse: (text: string) => unknown }[] = [];
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    } else if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [index, { name, parse }] of columns.entries()) {
        const text = message.fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
      }
      result.rows.push(row);
    } else if (message instanceof messages.CommandCompleteMessage) {
      const [command = '', ...counts] = message.text.split(' ');
      if (changingCommands.includes(command)) result.affectedRows = Number(counts.at(-1));
    }
  }
  return result;
}
