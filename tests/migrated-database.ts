import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#db/migrate.server.ts';
import { openEmbedded } from '#db/open.server.ts';
import { KEPT, oneAtATime } from '#tests/one-at-a-time.ts';

/** What decides what a new embedded database is like. */
const sources = ['db/migrations/*.sql', 'db/*pglite*.ts', 'package-lock.json'];

/**
 * Puts an embedded database into a data folder that has none: migrated, with nobody in it. Making one takes many seconds and
 * copying it none, so one is kept for as long as its sources are what they were.
 */
export async function putMigratedDatabase(dataDir: string): Promise<void> {
  const place = path.join(dataDir, 'database');
  if (!existsSync(place)) cpSync(await keptDatabase(), place, { recursive: true });
}

async function keptDatabase(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources).sort()) hash.update(file).update(readFileSync(file));
  const kept = `${KEPT}/database-${hash.digest('hex').slice(0, 12)}`;
  if (!existsSync(kept)) await oneAtATime(() => make(kept));
  return kept;
}

/** Under another name first, so that whoever finds one finds it whole. */
async function make(kept: string): Promise<void> {
  if (existsSync(kept)) return; // another process was faster
  for (const old of globSync(`${KEPT}/database-*`)) rmSync(old, { recursive: true });
  const draft = `${kept}.new`;
  const db = await openEmbedded(draft);
  await migrate(db);
  await db.close();
  renameSync(draft, kept);
}
