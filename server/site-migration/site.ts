import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openPostgres } from '#db/open.server.ts';
import type { Tables } from '#db/tables.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { openWorld } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { CannotMove } from './cannot-move.ts';
import { carryFiles } from './files.ts';
import { carry, requireSame, type Sum, sumOf, tablesOf } from './rows.ts';
import { leaveDemoWorld } from './without-demo.ts';

/**
 * Carries the embedded site over to an empty PostgreSQL in one transaction, its uploads to the store of the settings, and the
 * demo world nowhere. What arrived is read back and compared before it is committed. Says each step. Throws CannotMove, CannotOpen.
 */
export async function moveSite(
  settings: Settings,
  to: string,
  say: (sentence: string) => void,
): Promise<void> {
  if (!existsSync(`${settings.dataDir}/database/pglite`))
    throw new CannotMove(`There is no embedded site in ${settings.dataDir}: name its folder by DATA_DIR.`);
  const target = await openPostgres(to);
  try {
    const { db: source, services } = await openWorld(settings);
    try {
      await requireEmpty(source, target);
      // What it does to the source is undone in the end: there the demo world stays.
      const sight = await source.kysely.startTransaction().execute();
      try {
        await leaveDemoWorld(systemCtx({ db: sight, services }));
        await moveFiles({ db: sight, services }, settings, say);
        await moveRows(sight, target, say);
      } finally {
        await sight.rollback().execute();
      }
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
  if (!settings.secret)
    say(
      `Set SECRET to what stands in ${settings.dataDir}/secret: with another one everybody has to sign in anew.`,
    );
}

/** Makes our tables where there is nothing at all. Throws CannotMove when they are of another version, or hold a row. */
async function requireEmpty(source: Database, target: Database): Promise<void> {
  const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(
    target.kysely,
  );
  if (rows.length === 0) await migrate(target);
  const [here, there] = [await versionOf(source.kysely), await versionOf(target.kysely)];
  if (here !== there) {
    throw new CannotMove(
      'The new database is of another version than this program, or not ours: name one that is empty.',
    );
  }
  for (const table of await tablesOf(target.kysely)) {
    const { rows: found } = await sql`select from ${sql.table(table)} limit 1`.execute(target.kysely);
    if (found.length > 0)
      throw new CannotMove(`The new database is not empty (there are rows in ${table}): name one that is.`);
  }
}

/** Every migration with its hash, '' where there is no record of any. */
async function versionOf(db: Kysely<Tables>): Promise<string> {
  const { rows: records } = await sql<{
    at: string | null;
  }>`select to_regclass('migration')::text as at`.execute(db);
  if (!records[0]?.at) return '';
  const { rows } = await sql<{
    name: string;
    hash: string;
  }>`select name, hash from migration order by name`.execute(db);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

async function moveFiles(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  { dataDir, files }: Settings,
  say: (sentence: string) => void,
): Promise<void> {
  if ('folder' in files) return say(`No bucket is named: uploads stay in ${files.folder}.`);
  const { carried, bytes, lost } = await carryFiles(db, filesInFolder(`${dataDir}/files`), services.files);
  say(`${carried} parts of files (${bytes} bytes) are in the bucket ${files.s3.bucket}, each with its hash.`);
  if (lost.length > 0) say(`These were lost before, and stay so: ${lost.join(', ')}.`);
}

async function moveRows(
  from: Kysely<Tables>,
  target: Database,
  say: (sentence: string) => void,
): Promise<void> {
  const sums = await target.kysely.transaction().execute(async (to) => {
    const left: Sum[] = [];
    for (const table of await tablesOf(to)) left.push(await carry(from, to, table));
    // Only when all are in: what one table did to another would show.
    for (const sum of left) requireSame(sum, await sumOf(to, sum.table));
    return left;
  });
  for (const { table, rows, hash } of sums)
    say(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}, sha256 ${hash.slice(0, 16)}`);
}
