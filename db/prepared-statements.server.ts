import { type PGlite, protocol } from '@electric-sql/pglite';
import { readingOf } from './values.server.ts';

const { serialize, messages } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A plan is right for tables as large as they were: nothing tells it that they have grown, so it is made anew. */
const KEPT_MS = 60_000;
const MAX_KEPT = 300;
const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

export interface StatementResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/**
 * Statements of a PGlite, known again by their text: parsing and planning one takes three times as long as running it.
 * (`PGlite.query` does both every time, in six turns instead of one.)
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #kept = new Map<string, { name: string; until: number }>();
  #made = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Throws what PostgreSQL says. */
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
        // Perhaps it was not even parsed, or no longer fits its tables.
        this.#kept.delete(sql);
        await this.#send([close(name)]);
        throw error;
      }
    });
  }

  /** Its name, and what must be sent before it can be run. */
  #statement(sql: string): { name: string; before: Uint8Array[] } {
    const known = this.#kept.get(sql);
    if (known && Date.now() < known.until) return { name: known.name, before: [] };
    const name = `s${++this.#made}`;
    const before = [...this.#makeRoom(sql), serialize.parse({ name, text: sql })];
    this.#kept.set(sql, { name, until: Date.now() + KEPT_MS });
    return { name, before };
  }

  /** Ends the one that this text had, or the oldest when there are too many. */
  #makeRoom(sql: string): Uint8Array[] {
    const [oldest] = this.#kept.keys();
    const leaving = this.#kept.has(sql) || this.#kept.size < MAX_KEPT ? sql : (oldest ?? sql);
    const old = this.#kept.get(leaving);
    this.#kept.delete(leaving);
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
  let columns: { name: string; read: (text: string) => unknown }[] = [];
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, read: readingOf(dataTypeID) }));
    } else if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [place, { name, read }] of columns.entries()) {
        const text = message.fields[place] ?? null;
        row[name] = text === null ? null : read(text);
      }
      result.rows.push(row);
    } else if (message instanceof messages.CommandCompleteMessage) {
      const [command = '', ...counts] = message.text.split(' ');
      if (changing.includes(command)) result.affectedRows = Number(counts.at(-1));
    }
  }
  return result;
}
