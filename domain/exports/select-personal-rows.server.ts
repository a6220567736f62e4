import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import type { StoredData } from '../privacy/data-table.ts';
import { rowsOfPerson } from '../privacy/rows-of-person.server.ts';
import { type PersonalTable, type StoredDataKey, storedData } from '../privacy/stored-data.ts';

export interface PersonalRows {
  key: StoredDataKey;
  /** Name of the table in the archive. */
  table: PersonalTable | 'report_decision';
  columns: readonly string[];
  rows: Record<string, unknown>[];
}

/**
 * Returns all exported columns of the account's rows, in one snapshot of the database, and the decisions about the
 * account's content. Leaves out tables in which the account has no row.
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
      const decisions = await selectDecisions(snapshot, userId);
      return decisions.rows.length > 0 ? [...found, decisions] : found;
    });
}

const decisionColumns = [
  'id',
  'kind',
  'excerpt',
  'decision',
  'ground',
  'statement',
  'decided_at',
  'reversed_at',
  'reversal_reason',
] as const;

/**
 * Selects the decisions on reports that hid the account's content or suspended the account, as emailed to its owner. No
 * column can name the reporter (decision 68).
 */
async function selectDecisions(db: Ctx['db'], userId: string): Promise<PersonalRows> {
  const rows = await db
    .selectFrom('abuse_report')
    .select(decisionColumns)
    .where('concerned_id', '=', userId)
    .where('decision', 'in', ['hidden', 'suspended'])
    .orderBy('id')
    .execute();
  return { key: 'abuseReport', table: 'report_decision', columns: decisionColumns, rows };
}

function exportedTables(): { key: StoredDataKey; table: PersonalTable; columns: readonly string[] }[] {
  const groups = Object.entries(storedData) as [StoredDataKey, StoredData][];
  return groups.flatMap(([key, { tables }]) =>
    (Object.entries(tables) as [PersonalTable, StoredData['tables'][string]][])
      .filter(([, { exported }]) => exported.length > 0)
      .map(([table, { exported: columns }]) => ({ key, table, columns })),
  );
}
