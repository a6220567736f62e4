import { createHash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const RUNS_UNTIL_NAMED = 5;
/** Maximum number of named statements. Each connection keeps all of them, at about 50 KB each. */
const MAX_NAMED = 100;
const MAX_COUNTED = 2_000;

const READ = /^(?:select|with) /i;
/**
 * Matches statements that must not get a name. A search is slow with PostgreSQL's generic plan. A statement with `*`
 * fails after a migration adds a column.
 */
const UNNAMED = /\b(?:like|ilike)\b|&&|@>|select \*|\.\*|returning \*/i;

/**
 * SQLSTATEs of a named statement that a pooler lost or defined twice, and of a statement whose columns have
 * changed.
 */
const UNUSABLE = ['26000', '42P05', '0A000'];

/**
 * Gives a name to each query (`select` or `with`) that runs often. PostgreSQL parses a named statement once per
 * connection, and reuses its plan if the generic plan is as cheap as a plan for the given values.
 */
export class StatementNames {
  readonly #runs = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #refused = new Set<string>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name) return name;
    if (this.#names.size >= MAX_NAMED || this.#refused.has(text)) return undefined;
    if (!READ.test(text) || UNNAMED.test(text)) return undefined;
    if (this.#runs.size >= MAX_COUNTED) this.#runs.clear();
    const runs = (this.#runs.get(text) ?? 0) + 1;
    this.#runs.set(text, runs);
    if (runs > RUNS_UNTIL_NAMED)
      this.#names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32));
    return undefined;
  }

  failed(text: string, error: unknown): void {
    const { code = '' } = error as { code?: string };
    if (!UNUSABLE.includes(code)) return;
    this.#names.delete(text);
    this.#refused.add(text);
  }
}

export function withNamedStatements(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<PoolClient, PoolClient>();
  const wrap = (client: PoolClient): PoolClient => {
    const found = wrapped.get(client);
    if (found) return found;
    const named = Object.create(client, {
      query: {
        value: async (text: string, values: unknown[]) => {
          const name = names.nameOf(text);
          if (!name) return client.query(text, values);
          return client.query({ name, text, values }).catch((error: unknown) => {
            names.failed(text, error);
            throw error;
          });
        },
      },
    }) as PoolClient;
    wrapped.set(client, named);
    return named;
  };
  return {
    options: pool.options,
    connect: async () => wrap(await pool.connect()),
    end: () => pool.end(),
  };
}
