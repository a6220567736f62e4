import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { longTransaction } from '#db/long-transaction.server.ts';
import { appliedMigrations } from '#db/migrate.server.ts';
import type { Tables } from '#db/tables.ts';
import { keyOf } from '#domain/files/file.ts';
import { addToErasedList, erasedListIn, readErasedLists } from '#server/erasures/erased-list.ts';
import { fileStoreOf } from '#server/file-store.ts';
import { storedSecret } from '#server/http/secret.ts';
import type { Settings } from '#server/settings.ts';
import { checksumOf, type TableChecksum, tablesOf } from '#server/site-migration/copy-rows.ts';
import type { Files } from '#services/files/files.ts';
import { BackupRefused } from './backup-refused.ts';
import { requireSpace } from './free-space.ts';
import { contentOf, fileEntry, MANIFEST_ENTRY, type Manifest, rowsEntry, SECRET_ENTRY } from './manifest.ts';
import { openSource } from './open-source.ts';
import { hashOf, verifyArchive } from './read-archive.ts';
import { ArchiveWriter } from './write-archive.ts';

interface Options {
  /** Path of the new archive. No file may exist there. */
  to: string;
  /** Whether to include the files of a bucket. The files of a folder are always included. */
  withFiles: boolean;
  passphrase: string | undefined;
}

type StoredPart = Pick<Manifest['files'][number], 'key' | 'contentType'>;

const ROWS_BYTES = 2 * 1024 * 1024;

/**
 * Backs up a site, even a running one. Reads all rows in one snapshot, then the files of these rows. The store keeps a
 * deleted file for a day, so the backup can still read the file. The archive gets its final name only after it was read
 * back and compared. Copies the list of erased accounts beside the archive, because no archive contains it. Returns a
 * sentence about the archive. Throws BackupRefused and CannotOpen.
 */
export async function makeBackup(
  settings: Settings,
  { to, withFiles, passphrase }: Options,
): Promise<string> {
  if (existsSync(to)) throw new BackupRefused(`${to} exists: name another file.`);
  const folder = path.dirname(path.resolve(to));
  if (!existsSync(folder)) throw new BackupRefused(`There is no folder ${folder}: create it.`);
  const incomplete = `${to}.part`;
  await rm(incomplete, { force: true });
  const db = await openSource(settings);
  const store = await fileStoreOf(settings.files);
  const includesFiles = withFiles || 'folder' in settings.files;
  let writer: ArchiveWriter | undefined;
  let isOpen = true;
  const closeDatabase = async () => {
    if (isOpen) await db.close();
    isOpen = false;
  };
  try {
    if ((await appliedMigrations(db.kysely)).length === 0)
      throw new BackupRefused('There is no site in the database: correct DATABASE_URL.');
    const secret = settings.secret ?? (await storedSecret(settings.dataDir));
    if (!secret)
      throw new BackupRefused(
        `There is no secret in ${settings.dataDir}: set SECRET as the site does, or name its folder by DATA_DIR.`,
      );
    await requireSpace(folder, await estimatedBytes(db.kysely, includesFiles ? store : null));
    const archive = await ArchiveWriter.create(incomplete, passphrase);
    writer = archive;
    await archive.addText(SECRET_ENTRY, secret);
    const { migrations, tables, parts } = await longTransaction(
      db,
      async (snapshot) => ({
        migrations: await appliedMigrations(snapshot),
        tables: await addRows(archive, snapshot),
        parts: await findParts(snapshot),
      }),
      { isSnapshot: true },
    );
    await closeDatabase();
    const { files, missing } = await addFiles(includesFiles ? archive : null, parts, store);
    const about = { format: 'marketplace backup 1', madeAt: new Date().toISOString() } as const;
    const manifest: Manifest = { ...about, migrations, tables, files, missing, withFiles: includesFiles };
    await archive.addText(MANIFEST_ENTRY, JSON.stringify(manifest, null, 1));
    await archive.finish();
    await verifyArchive({ path: incomplete, passphrase });
    await rename(incomplete, to);
    const list = { required: undefined, others: [erasedListIn(settings.dataDir)] };
    await addToErasedList(erasedListIn(folder), await readErasedLists(list));
    return sentenceAbout(to, manifest, passphrase !== undefined);
  } catch (error) {
    await writer?.abort();
    await rm(incomplete, { force: true });
    throw error;
  } finally {
    await closeDatabase();
  }
}

async function addRows(archive: ArchiveWriter, snapshot: Kysely<Tables>): Promise<TableChecksum[]> {
  const checksums: TableChecksum[] = [];
  for (const table of await tablesOf(snapshot)) {
    let lines: string[] = [];
    let bytes = 0;
    let parts = 0;
    const flush = async () => {
      if (lines.length === 0) return;
      const content = await promisify(gzip)(lines.join(''));
      await archive.add(rowsEntry(table, ++parts), content.length, [content]);
      lines = [];
      bytes = 0;
    };
    const checksum = await checksumOf(snapshot, table, async (rows) => {
      for (const row of rows) {
        lines.push(`${row}\n`);
        bytes += row.length;
      }
      if (bytes >= ROWS_BYTES) await flush();
    });
    await flush();
    checksums.push(checksum);
  }
  return checksums;
}

async function findParts(db: Kysely<Tables>): Promise<StoredPart[]> {
  const rows = await db
    .selectFrom('file')
    .select(['id', 'profile', 'variants', 'content_type'])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, profile, variants, content_type: contentType }) =>
    variants.map((part) => ({ key: keyOf(profile, id, part), contentType })),
  );
}

async function addFiles(
  archive: ArchiveWriter | null,
  parts: StoredPart[],
  store: Files,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const done: Pick<Manifest, 'files' | 'missing'> = { files: [], missing: [] };
  for (const { key, contentType } of parts) {
    const found = await store.stat(key);
    const content = found && (await store.get(key));
    if (!content) {
      done.missing.push(key);
      continue;
    }
    const { bytes } = found;
    const hash = archive
      ? await archive.add(fileEntry(key), bytes, content as AsyncIterable<Buffer>)
      : await hashOf(content);
    done.files.push({ key, bytes, hash, contentType });
  }
  return done;
}

async function estimatedBytes(db: Kysely<Tables>, store: Files | null): Promise<number> {
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_database_size(current_database())::text as bytes`.execute(db);
  let bytes = Number(rows[0]?.bytes ?? 0);
  for (const { key } of store ? await findParts(db) : []) bytes += (await store?.stat(key))?.bytes ?? 0;
  return bytes;
}

function sentenceAbout(to: string, manifest: Manifest, isEncrypted: boolean): string {
  const bytes = manifest.withFiles ? '' : ', of which it has the hashes only: back up the bucket too';
  const { missing } = manifest;
  const lost =
    missing.length > 0 ? ` The store does not have ${missing.length} more: ${missing.join(', ')}.` : '';
  const safety = isEncrypted
    ? 'It is encrypted: nothing opens it without its passphrase.'
    : 'It is not encrypted: keep it as safe as the site itself.';
  return `${to} is complete: ${contentOf(manifest)}${bytes}.${lost} It contains SECRET, which signs sessions. ${safety}`;
}
