import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import type { StoredData } from '../privacy/data-table.ts';
import { rowsOfPerson } from '../privacy/rows-of-person.server.ts';
import { type PersonalTable, type StoredDataKey, storedData } from '../privacy/stored-data.ts';

export interface PersonalRows {
  key: StoredDataKey;
  table: PersonalTable;
  columns: readonly string[];
  rows: Record<string, unknown>[];
}

/**
 * Returns all exported columns of the account's rows, in one snapshot of the database. Leaves out tables in which the
 * account has no row.
 */
export function selectPersonalRows({ db }: Pick<Ctx, 'db'>, userId: string): Promise<PersonalRows[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const found: PersonalRows[] = [];
      for (const { key, table, columns } of exportedTables()) {
        const condition = rowsOfPerson[table];
        if (!condition) continue;
        const { rows } = await sql<Record<string, unknown>>`
          select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
          where ${condition(userId)} order by ${sql.ref(columns[0] ?? '')}`.execute(snapshot);
        if (rows.length > 0) found.push({ key, table, columns, rows });
      }
      return found;
    });
}

function exportedTables(): Pick<PersonalRows, 'key' | 'table' | 'columns'>[] {
  const groups = Object.entries(storedData) as [StoredDataKey, StoredData][];
  return groups.flatMap(([key, { tables }]) =>
    (Object.entries(tables) as [PersonalTable, StoredData['tables'][string]][])
      .filter(([, { exported }]) => exported.length > 0)
      .map(([table, { exported: columns }]) => ({ key, table, columns })),
  );
}
