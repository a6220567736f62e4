import { existsSync } from 'node:fs';
import path from 'node:path';
import { BadSetting } from './settings.ts';

/**
 * Throws `BadSetting` if the data folder has a site's files or secret but no database, for example because a volume
 * is not mounted. The start would otherwise create a new site there.
 */
export function requireWholeSite(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database', 'pglite'))) return;
  const found = ['files', 'secret'].find((name) => existsSync(path.join(dataDir, name)));
  if (!found) return;
  throw new BadSetting(
    `${path.join(dataDir, found)} belongs to a site, but ${path.join(dataDir, 'database')} has no database: mount or restore it, set DATABASE_URL if the site is on PostgreSQL, or set DATA_DIR to another folder.`,
  );
}
