import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#db/migrate.server.ts';
import { openEmbedded } from '#db/open.server.ts';
import { CACHE_DIR, oneAtATime } from '#tests/one-at-a-time.ts';

const sources = ['db/migrations/*.sql', 'db/*pglite*.ts', 'package-lock.json'];

/**
 * Copies a migrated, otherwise empty database into a data folder without a database, because creating a database
 * takes many seconds. The copied database is cached until its source files change.
 */
export async function putMigratedDatabase(dataDir: string): Promise<void> {
  const place = path.join(dataDir, 'database');
  if (!existsSync(place)) cpSync(await cachedDatabase(), place, { recursive: true });
}

async function cachedDatabase(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources).sort()) hash.update(file).update(readFileSync(file));
  const cached = `${CACHE_DIR}/database-${hash.digest('hex').slice(0, 12)}`;
  if (!existsSync(cached)) await oneAtATime(() => make(cached));
  return cached;
}

/** The final name comes last, so other processes never see an incomplete database. */
async function make(cached: string): Promise<void> {
  if (existsSync(cached)) return; // Another process may have created the database meanwhile.
  for (const old of globSync(`${CACHE_DIR}/database-*`)) rmSync(old, { recursive: true });
  const draft = `${cached}.new`;
  const db = await openEmbedded(draft);
  await migrate(db);
  await db.close();
  renameSync(draft, cached);
}
