import type { Kysely } from 'kysely';
import { appliedMigrations, findPendingMigrations } from '#db/migrate.server.ts';
import type { Tables } from '#db/tables.ts';
import { demoState } from '#demo/demo-accounts.server.ts';
import { type Finding, fails, warns, works } from './finding.ts';

/** Throws CannotOpen if the database is newer than this program. */
export async function checkMigrations(db: Kysely<Tables>): Promise<Finding[]> {
  const pending = await findPendingMigrations(db);
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return [works('The database is empty: the first start creates its tables.')];
  return pending.length > 0
    ? [warns(`The next start applies the migrations ${pending.join(', ')}: make a backup first.`)]
    : [works(`All ${applied.length} migrations are applied.`)];
}

/** A public site must have no demo accounts, because their passwords are public. */
export async function checkDemo(db: Kysely<Tables>, publicUrl: string): Promise<Finding[]> {
  if (!publicUrl.startsWith('https:') || (await appliedMigrations(db)).length === 0) return [];
  const { demoAccounts } = await demoState(db);
  return demoAccounts > 0
    ? [
        fails(
          `Demo accounts with public passwords exist (${demoAccounts}): run \`npm run seed -- --remove\`.`,
        ),
      ]
    : [];
}
