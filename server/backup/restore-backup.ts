import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { longTransaction } from '#db/long-transaction.server.ts';
import { appliedMigrations, migrate, migrateLike } from '#db/migrate.server.ts';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { LISTENER_NAME } from '#db/postgres-listener.server.ts';
import type { Tables } from '#db/tables.ts';
import { readAllAccounts } from '#domain/subscriptions/settle-subscriptions.server.ts';
import { eraseAgain } from '#server/erasures/erase-again.ts';
import { addToErasedList, erasedListIn } from '#server/erasures/erased-list.ts';
import { fileStoreOf } from '#server/file-store.ts';
import { storedSecret, storeSecret } from '#server/http/secret.ts';
import type { Settings } from '#server/settings.ts';
import { checksumOf, findFilledTable, insertRows } from '#server/site-migration/copy-rows.ts';
import type { Files } from '#services/files/files.ts';
import { BackupRefused } from './backup-refused.ts';
import { contentOf, type Manifest } from './manifest.ts';
import { type Archive, entriesOf, hashOf, verifyArchive } from './read-archive.ts';

const ROWS_PER_INSERT = 500;

/**
 * Restores a backup into an empty database and the configured store. Creates the tables of the backup and then
 * migrates them. Compares the archive with its manifest before any write, and the restored rows and files before the
 * commit. Accounts that were erased after the backup (`erasedIds`) are erased again. Subscriptions at Stripe are read
 * again after the start of the site. Everything that a start of the
 * site cannot complete is written before the commit, because a restore cannot be repeated after it: the list of erased
 * accounts and the secret. Returns a sentence about the result. Throws BackupRefused and CannotOpen.
 */
export async function restoreBackup(
  settings: Settings,
  archive: Archive,
  erasedIds: ReadonlySet<string> = new Set(),
): Promise<string> {
  const manifest = await verifyArchive(archive);
  const store = await fileStoreOf(settings.files);
  if (!manifest.withFiles) await requireFiles(manifest, store);
  const { databaseUrl, dataDir } = settings;
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(`${dataDir}/database`);
  try {
    await requireStopped(db);
    await requireEmpty(db, manifest);
    await addToErasedList(erasedListIn(settings.dataDir), erasedIds);
    const aboutSecret = await longTransaction(db, async (target) =>
      restoreSecret(settings, await restoreEntries(archive, manifest, target, store)),
    );
    await migrate(db);
    const erased = await eraseAgain(db.kysely, store, erasedIds);
    await readAllAccounts({ db: db.kysely });
    const compared = `${contentOf(manifest)} were compared by count and hash.`;
    return `The backup of ${manifest.madeAt} is restored: ${compared} ${erased} ${aboutSecret}`;
  } finally {
    await db.close();
  }
}

async function requireFiles({ files }: Manifest, store: Files): Promise<void> {
  const different: string[] = [];
  for (const { key, hash } of files) if (!(await hasFile(store, key, hash))) different.push(key);
  if (different.length === 0) return;
  throw new BackupRefused(
    `The backup has only the hashes of files, and the store lacks ${different.length} of ${files.length} or has others (${different[0]}): restore the store first.`,
  );
}

async function hasFile(store: Files, key: string, hash: string): Promise<boolean> {
  const content = await store.get(key);
  return content !== null && (await hashOf(content)) === hash;
}

/**
 * Throws BackupRefused if a process of the site is connected to PostgreSQL. Each process has a connection for
 * database signals. The embedded database needs no check, because its lock admits only one process.
 */
async function requireStopped({ kind, kysely }: Database): Promise<void> {
  if (kind === 'embedded') return;
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME}`.execute(kysely);
  if (rows.length > 0) throw new BackupRefused('The site is running on the new database: stop it first.');
}

async function requireEmpty(db: Database, { migrations }: Manifest): Promise<void> {
  const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(db.kysely);
  if (rows.length === 0) return migrateLike(db, migrations);
  if (!isDeepStrictEqual(await appliedMigrations(db.kysely), migrations))
    throw new BackupRefused('The database has tables of another version or program: name an empty one.');
  const table = await findFilledTable(db.kysely);
  if (table)
    throw new BackupRefused(`The database is not empty (there are rows in ${table}): name an empty one.`);
}

async function restoreEntries(
  archive: Archive,
  { tables, files }: Manifest,
  target: Kysely<Tables>,
  store: Files,
): Promise<string> {
  const about = new Map(files.map((file) => [file.key, file]));
  let secret = '';
  for await (const entry of entriesOf(archive)) {
    if ('secret' in entry) secret = entry.secret;
    else if ('rows' in entry) {
      for (let at = 0; at < entry.rows.length; at += ROWS_PER_INSERT)
        await insertRows(target, entry.of, entry.rows.slice(at, at + ROWS_PER_INSERT));
    } else {
      const file = about.get(entry.file);
      if (!file) throw new Error(`${entry.file} is not in the manifest`);
      const stored = await store.put(file.key, entry.content, file);
      if (stored === 'down' || !(await hasFile(store, file.key, file.hash)))
        throw new BackupRefused(`The store does not take ${file.key}: check it; nothing was restored.`);
    }
  }
  for (const expected of tables) {
    const { rows, hash } = await checksumOf(target, expected.table);
    if (rows !== expected.rows || hash !== expected.hash)
      throw new BackupRefused(
        `The rows of ${expected.table} differ after the restore: nothing was restored.`,
      );
  }
  return secret;
}

async function restoreSecret({ secret: setting, dataDir }: Settings, secret: string): Promise<string> {
  const current = setting ?? (await storedSecret(dataDir));
  if (current === secret) return 'SECRET is the one of the backup.';
  if (current !== undefined)
    return 'SECRET is not the one of the backup: everyone has to log in again, and second factors have to be set up again.';
  await storeSecret(dataDir, secret);
  return `SECRET of the backup was stored in ${dataDir}/secret.`;
}
