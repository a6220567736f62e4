import { sql } from 'kysely';
import { openEmbedded } from '#db/open.server.ts';
import type { RunningServer } from '#tests/server.ts';

export async function loseTables(server: RunningServer, ...tables: string[]): Promise<void> {
  await server.kill9();
  const db = await openEmbedded(`${server.dataDir}/database`);
  for (const table of tables)
    await sql.raw(`alter table ${table} rename to ${table}_lost`).execute(db.kysely);
  await db.close();
  await server.restart();
}
