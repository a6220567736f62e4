/**
 * `run-commands.ts COMMANDS SEED` runs this number of commands on a new database. Exits with code 3 at the first
 * difference. `try-fault.ts` starts this program in a copy of the source. TEST_DATABASE_URL selects a PostgreSQL
 * server. MODEL_IMAGE is a file with a migrated embedded database.
 */
import { openNewDatabase } from './open-database.ts';
import { compareDeals } from './run.ts';
import { aWorldOfDeals } from './world.ts';

const [commands, seed] = process.argv.slice(2).map(Number);
const { TEST_DATABASE_URL: server, MODEL_IMAGE: image } = process.env;
const db = await openNewDatabase({ server, image });
const real = await aWorldOfDeals(db);
try {
  await compareDeals(real, { commands: commands ?? 0, seed: seed ?? 1, shrink: false });
} catch (error) {
  const { cause } = error as Error;
  console.log(`after ${real.count} commands: ${differenceIn(cause instanceof Error ? cause : error)}`);
  process.exitCode = 3;
} finally {
  await db.remove();
}

/** Returns the first lines that differ. */
function differenceIn(error: unknown): string {
  const { message } = error as Error;
  const lines = message.split('\n').filter((line) => /^[+-] /.test(line) && !line.startsWith('+ actual'));
  return (lines.length > 0 ? lines.slice(0, 2).join(' ') : message).replaceAll(/\s+/g, ' ').slice(0, 160);
}
