import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { removeDemoWorld } from '#demo/load-demo-world.server.ts';
import type { Ctx } from '#domain/ctx.ts';

/** What rows without a foreign key name things by. */
const named = [
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
 * Takes the demo world out of this transaction's sight with whatever names something of it: events, jobs, the test biller's
 * books. What was done to the demo people leaves with them; what real people did among themselves stays.
 */
export async function leaveDemoWorld(ctx: Ctx): Promise<void> {
  const before = await namesIn(ctx.db);
  await removeDemoWorld(ctx);
  const after = new Set(await namesIn(ctx.db));
  const gone = before.filter((it) => !after.has(it));
  const names = (column: 'subject' | 'payload') =>
    sql<boolean>`exists (select from jsonb_each_text(${sql.ref(column)}) as part where part.value = any(${gone}))`;
  await ctx.db
    .deleteFrom('event')
    .where((eb) => eb.or([names('subject'), eb('actor_id', '=', sql<string>`any(${gone})`)]))
    .execute();
  await ctx.db.deleteFrom('job').where(names('payload')).execute();
  for (const table of ['billing_event', 'test_biller_account'] as const)
    await ctx.db.deleteFrom(table).where('customer', '=', sql<string>`any(${gone})`).execute();
  await ctx.db.deleteFrom('demo_account').execute();
}

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const all: string[] = [];
  for (const [table, column] of named) {
    const { rows } = await sql<{
      name: string;
    }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db);
    for (const { name } of rows) all.push(name);
  }
  return all;
}
