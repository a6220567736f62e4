import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { rowsOfPerson } from '#domain/privacy/rows-of-person.server.ts';
import type { PersonalTable } from '#domain/privacy/stored-data.ts';

export interface Mark {
  table: PersonalTable;
  column: string;
  text: string;
}

/**
 * Writes an unmistakable text into every text column of the person's rows. Leaves out ids and columns whose
 * constraints or triggers refuse the text.
 */
export async function markRows({ kysely }: Database, userId: string): Promise<Mark[]> {
  const { rows: columns } = await sql<{ table: PersonalTable; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'ARRAY', 'jsonb') and is_generated = 'NEVER'
      and column_name not in ('id', 'customer', 'identifier', 'value') and column_name not like '%\_id'
    order by 1, 2`.execute(kysely);
  const marks: Mark[] = [];
  for (const { table, column, type } of columns) {
    const condition = rowsOfPerson[table];
    if (!condition) continue;
    const text = `Zq.${table}.${column}.${userId.slice(-8)}`;
    const value = {
      text: sql`${text}`,
      ARRAY: sql`array[${text}]`,
      // Keeps the other values, because conditions of `rowsOfPerson` can read them.
      jsonb: sql`coalesce(${sql.ref(column)}, '{}') || ${JSON.stringify({ text })}::jsonb`,
    };
    const mark = (limit: number | null) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value[type as 'text']}
        where ctid in (select ctid from ${sql.table(table)} where ${condition(userId)} limit ${limit})`.execute(
        kysely,
      );
    // In a unique column, only one row can have the text.
    const marked = await mark(null)
      .catch(() => mark(1))
      .catch(() => null);
    if (marked?.numAffectedRows) marks.push({ table, column, text });
  }
  return marks;
}
