import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { longTransaction } from '#db/long-transaction.server.ts';
import { appliedMigrations, migrate } from '#db/migrate.server.ts';
import { type Database, openPostgres } from '#db/open.server.ts';
import type { Tables } from '#db/tables.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { storedSecret } from '#server/http/secret.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { CannotMove } from './cannot-move.ts';
import { copyFiles } from './copy-files.ts';
import {
  checksumOf,
  copyRows,
  findFilledTable,
  requireSame,
  type TableChecksum,
  tablesOf,
} from './copy-rows.ts';
import { removeDemo } from './remove-demo.ts';

/**
 * Copies the embedded site without the demo world. Rows go to an empty PostgreSQL database in one transaction, uploads
 * to the configured bucket. Without a bucket, uploads stay in their folder. Compares the copy before the commit.
 * `report` gets a message about each step. Throws CannotMove and CannotOpen.
 */
export async function moveSite(
  settings: Settings,
  to: string,
  report: (message: string) => void,
): Promise<void> {
  if (!existsSync(`${settings.dataDir}/database/pglite`))
    throw new CannotMove(`There is no embedded site in ${settings.dataDir}: name its folder by DATA_DIR.`);
  await requireSecret(settings);
  await using cleanup = new AsyncDisposableStack();
  const target = await openPostgres(to);
  cleanup.defer(() => target.close());
  const { db: source, services } = await openDatabaseAndServices(settings);
  cleanup.defer(() => source.close());
  await requireEmpty(source, target);
  // The transaction is rolled back at the end, so the source keeps its demo world.
  const snapshot = await source.kysely.startTransaction().execute();
  cleanup.defer(() => snapshot.rollback().execute());
  await removeDemo(systemCtx({ db: snapshot, services }));
  await moveFiles({ db: snapshot, services }, settings, report);
  await moveRows(snapshot, target, report);
  if (!settings.secret) report(`Set SECRET to the content of ${settings.dataDir}/secret. ${SECRET_MATTERS}`);
}

const SECRET_MATTERS =
  'With another one, every user has to log in again, second factors stop working, and signatures of contracts count as changed.';

async function requireSecret({ secret, dataDir }: Settings): Promise<void> {
  const stored = await storedSecret(dataDir);
  if (secret === undefined && stored === undefined)
    throw new CannotMove(
      `There is no secret in ${dataDir}: set SECRET to the one that the site runs with. ${SECRET_MATTERS}`,
    );
  if (secret !== undefined && stored !== undefined && secret !== stored)
    throw new CannotMove(
      `SECRET is not the content of ${dataDir}/secret. If the site ran without the setting SECRET, use this content. If it ran with this SECRET, remove the file. ${SECRET_MATTERS}`,
    );
}

async function requireEmpty(source: Database, target: Database): Promise<void> {
  const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(
    target.kysely,
  );
  if (rows.length === 0) await migrate(target);
  const [applied, targetApplied] = [
    await appliedMigrations(source.kysely),
    await appliedMigrations(target.kysely),
  ];
  if (!isDeepStrictEqual(applied, targetApplied)) {
    throw new CannotMove(
      'The new database has tables of another version or another program: name one that is empty.',
    );
  }
  const table = await findFilledTable(target.kysely);
  if (table)
    throw new CannotMove(`The new database is not empty (there are rows in ${table}): name one that is.`);
}

async function moveFiles(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  { dataDir, files }: Settings,
  report: (message: string) => void,
): Promise<void> {
  if ('folder' in files) return report(`S3_BUCKET is not set: uploads stay in ${files.folder}.`);
  const { copied, bytes, lost } = await copyFiles(db, filesInFolder(`${dataDir}/files`), services.files);
  report(
    `${copied} parts of files (${bytes} bytes) are in the bucket ${files.s3.bucket}, each with its hash.`,
  );
  if (lost.length > 0) report(`These were already missing in the old store: ${lost.join(', ')}.`);
}

async function moveRows(
  from: Kysely<Tables>,
  target: Database,
  report: (message: string) => void,
): Promise<void> {
  const checksums = await longTransaction(target, async (to) => {
    const copied: TableChecksum[] = [];
    for (const table of await tablesOf(to)) copied.push(await copyRows(from, to, table));
    // Compared after all copies, because a trigger on one table may change another table.
    for (const source of copied) requireSame(source, await checksumOf(to, source.table));
    return copied;
  });
  for (const { table, rows, hash } of checksums)
    report(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}, sha256 ${hash.slice(0, 16)}`);
}
