import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { removeDemoWorld } from '#demo/load-demo-world.server.ts';
import type { Ctx } from '#domain/ctx.ts';

/** Columns whose values other tables, such as `event` and `job`, store without a foreign key. */
const referencedColumns = [
  ['app_user', 'id'],
  ['app_user', 'email'],
  ['company', 'id'],
  ['company_document', 'id'],
  ['influencer', 'id'],
  ['campaign', 'id'],
  ['application', 'id'],
  ['conversation', 'id'],
  ['contact_request', 'id'],
  ['call_request', 'id'],
  ['notice', 'id'],
  ['billing_account', 'customer'],
] as const;

/**
 * Removes the demo world with its events, jobs and test billing data. An event of a real user remains unless the event
 * refers to removed rows.
 */
export async function removeDemo(ctx: Ctx): Promise<void> {
  const before = await referencedValues(ctx.db);
  await removeDemoWorld(ctx);
  const after = new Set(await referencedValues(ctx.db));
  const removedValues = before.filter((it) => !after.has(it));
  const refersToDemo = (column: 'subject' | 'payload') =>
    sql<boolean>`exists (select from jsonb_each_text(${sql.ref(column)}) as part where part.value = any(${removedValues}))`;
  await ctx.db
    .deleteFrom('event')
    .where((eb) => eb.or([refersToDemo('subject'), eb('actor_id', '=', sql<string>`any(${removedValues})`)]))
    .execute();
  await ctx.db.deleteFrom('job').where(refersToDemo('payload')).execute();
  for (const table of ['billing_event', 'test_biller_account'] as const)
    await ctx.db.deleteFrom(table).where('customer', '=', sql<string>`any(${removedValues})`).execute();
  await ctx.db.deleteFrom('demo_account').execute();
}

async function referencedValues(db: Kysely<Tables>): Promise<string[]> {
  const all: string[] = [];
  for (const [table, column] of referencedColumns) {
    const { rows } = await sql<{
      name: string;
    }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db);
    for (const { name } of rows) all.push(name);
  }
  return all;
}
