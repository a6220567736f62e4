import { sql, type Transaction } from 'kysely';
import type { Database } from './open.server.ts';
import type { Tables } from './tables.ts';

interface Options {
  /** Reads one snapshot of all rows and writes nothing. */
  isSnapshot?: boolean;
}

export function longTransaction<T>(
  { background }: Pick<Database, 'background'>,
  run: (transaction: Transaction<Tables>) => Promise<T>,
  { isSnapshot = false }: Options = {},
): Promise<T> {
  const transaction = background.transaction();
  const chosen = isSnapshot
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
    : transaction;
  return chosen.execute(async (begun) => {
    await sql`set local statement_timeout = 0`.execute(begun);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(begun);
    return run(begun);
  });
}
