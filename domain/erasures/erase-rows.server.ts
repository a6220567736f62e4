import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import type { StoredData } from '../privacy/data-table.ts';
import { rowsOfPerson } from '../privacy/rows-of-person.server.ts';
import { type PersonalTable, storedData } from '../privacy/stored-data.ts';
import { findAddressesOf } from './find-erasure.server.ts';

type Condition = (userId: string) => RawBuilder<SqlBool>;

/** For these tables, the rows to erase differ from the rows that an export contains. */
const rowsToErase: Partial<Record<PersonalTable, Condition>> = {
  block: (id) => sql`(blocker_id = ${id} or blocked_id = ${id})`,
  muted_brand: (id) => sql`(user_id = ${id} or client_id = ${id})`,
  // Includes notifications of other people about this person.
  notice: (id) => sql`(user_id = ${id}
    or influencer_id in (select influencer.id from influencer where influencer.user_id = ${id})
    or campaign_id in (select campaign.id from campaign where campaign.client_id = ${id})
    or event_id in (select event.id from event where event.actor_id = ${id}))`,
};

/** Columns about the person in rows that belong to other people. The erasure empties these columns. */
const columnsInRowsOfOthers: Partial<Record<PersonalTable, { columns: readonly string[]; rows: Condition }>> =
  {
    abuse_report: { columns: ['target_name', 'excerpt'], rows: (id) => sql`concerned_id = ${id}` },
  };

/**
 * Values for erased columns with a constraint. All other erased columns get null, their default or an empty
 * value.
 */
const blanks: Partial<Record<string, (userId: string) => RawBuilder<unknown>>> = {
  'app_user.email': (id) => sql`${`erased:${id}`}`,
  'campaign.other_percentage': () => sql`100`,
};

const emptyValues: Record<string, RawBuilder<unknown>> = {
  text: sql`''`,
  boolean: sql`false`,
  integer: sql`0`,
  'double precision': sql`0`,
  jsonb: sql`'{}'`,
  ARRAY: sql`'{}'`,
  date: sql`'1970-01-01'`,
  'timestamp with time zone': sql`'epoch'`,
};

/**
 * Deletes the person's rows from tables without kept columns. In the rows of other tables, empties the
 * columns that are not kept. Goes through `storedData` from its end, because `storedData` lists each
 * table before the tables that refer to it. Leaves `file` and `upload` to `eraseFiles`.
 */
export async function erasePersonalRows(ctx: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  // This read must come first, because the loop erases the rows that have the addresses.
  const addresses = await findAddressesOf(ctx, userId);
  const columns = await findColumns(ctx);
  const groups: StoredData[] = Object.values(storedData);
  const tables = groups.flatMap((group) => Object.entries(group.tables)) as [
    PersonalTable,
    StoredData['tables'][string],
  ][];
  for (const [table, { kept = {} }] of tables.toReversed()) {
    const condition = rowsToErase[table] ?? rowsOfPerson[table];
    if (!condition || table === 'file' || table === 'upload') continue;
    const keptColumns = Object.values(kept).flat();
    if (keptColumns.length === 0) {
      await sql`delete from ${sql.table(table)} where ${condition(userId)}`.execute(ctx.db);
      continue;
    }
    const ofTable = columns.filter((it) => it.table === table);
    const erased = ofTable.filter(({ column }) => !keptColumns.includes(column));
    await emptyColumns(ctx, { table, columns: erased, rows: condition }, userId);
    const { columns: names = [], rows } = columnsInRowsOfOthers[table] ?? {};
    const others = ofTable.filter(({ column }) => names.includes(column));
    if (rows) await emptyColumns(ctx, { table, columns: others, rows }, userId);
  }
  await deleteJobs(ctx, userId, addresses);
}

async function emptyColumns(
  { db }: Pick<Ctx, 'db'>,
  { table, columns, rows }: { table: PersonalTable; columns: Column[]; rows: Condition },
  userId: string,
): Promise<void> {
  if (columns.length === 0) return;
  const changes = columns.map((it) => sql`${sql.ref(it.column)} = ${blankOf(it, userId)}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${rows(userId)}`.execute(db);
}

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

function blankOf(
  { table, column, type, isNullable, hasDefault }: Column,
  userId: string,
): RawBuilder<unknown> {
  const special = blanks[`${table}.${column}`];
  if (special) return special(userId);
  if (isNullable) return sql`null`;
  const empty = emptyValues[type];
  if (hasDefault) return sql`default`;
  if (!empty) throw new Error(`${table}.${column} cannot be erased: its type has no empty value`);
  return empty;
}

async function findColumns({ db }: Pick<Ctx, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault"
    from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  return rows;
}

/**
 * Deletes the jobs, except `erasure.run`, that name the person by id or by an email address. Jobs that name only another
 * deleted row stay, and do nothing when they run. The other jobs lose their last error if it quotes an address of the
 * person.
 */
async function deleteJobs({ db }: Pick<Ctx, 'db'>, userId: string, addresses: string[]): Promise<void> {
  await sql`delete from job where name <> 'erasure.run' and exists (
    select from jsonb_each_text(payload) as value where value.value = any(${[userId, ...addresses]}))`.execute(
    db,
  );
  await sql`update job set last_error = null where exists (
    select from unnest(${addresses}::text[]) as address where strpos(lower(last_error), address) > 0)`.execute(
    db,
  );
}
