import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupRefused } from './backup-refused.ts';
import { checkingChecksum } from './checksum.ts';
import { decrypting, HEADER_BYTES, isEncrypted } from './encryption.ts';
import { MANIFEST_ENTRY, type Manifest, parseManifest, SECRET_ENTRY } from './manifest.ts';

export interface Archive {
  path: string;
  passphrase: string | undefined;
}

export type Entry = { rows: string[]; of: string } | { file: string; content: Readable } | { secret: string };

/** Throws BackupRefused if the file cannot be read. */
export async function isEncryptedArchive(path: string): Promise<boolean> {
  return isEncrypted(await beginningOf(path));
}

/**
 * Reads the whole archive and compares it with the counts and hashes of its manifest. Throws BackupRefused if the
 * archive is damaged, truncated or of another product, or if the passphrase is wrong.
 */
export async function verifyArchive(archive: Archive): Promise<Manifest> {
  const tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  const files = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const entry of entriesOf(archive, (text) => (manifest = parseManifest(text)))) {
      if ('rows' in entry) {
        const table = tables.get(entry.of) ?? { rows: 0, hash: createHash('sha256') };
        tables.set(entry.of, table);
        table.rows += entry.rows.length;
        for (const row of entry.rows) table.hash.update(row).update('\n');
      } else if ('file' in entry) files.set(entry.file, await hashOf(entry.content));
    }
    if (!manifest) throw new Error('it has no manifest');
    for (const { table, rows, hash } of manifest.tables) {
      const found = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      if (found.rows !== rows || found.hash.digest('hex') !== hash)
        throw new Error(`the rows of ${table} differ`);
    }
    const stored = manifest.withFiles ? manifest.files : [];
    const different = stored.find(({ key, hash }) => files.get(key) !== hash);
    if (different) throw new Error(`${different.key} differs`);
    return manifest;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const wrong =
      archive.passphrase === undefined ? 'it is damaged' : 'the passphrase is wrong, or it is damaged';
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`${archive.path} cannot be used: ${wrong} or no complete backup (${reason}).`);
  }
}

/**
 * Yields the entries in order, except the manifest, whose text goes to `onManifest`. Read a file's content before the
 * next entry.
 */
export async function* entriesOf(
  { path, passphrase }: Archive,
  onManifest: (text: string) => void = () => {},
): AsyncGenerator<Entry> {
  const decoder = createTarDecoder({ strict: true });
  const decryption = passphrase === undefined ? [] : [await decrypting(passphrase, await beginningOf(path))];
  const start = passphrase === undefined ? 0 : HEADER_BYTES;
  const source = createReadStream(path, { start, highWaterMark: 1024 * 1024 });
  const read = pipeline([source, ...decryption, checkingChecksum(), Writable.fromWeb(decoder.writable)]);
  read.catch(() => {}); // Prevents an unhandled rejection: the decoder throws the same error.
  try {
    for await (const { header, body } of decoder.readable) {
      const content = Readable.from(body, { objectMode: false });
      const [folder, name = ''] = header.name.split(/\/(.*)/s);
      if (folder === 'rows') yield { of: name.split('/')[0] ?? '', rows: await rowsIn(content) };
      else if (folder === 'files') yield { file: name, content };
      else if (header.name === SECRET_ENTRY) yield { secret: await text(content) };
      else if (header.name === MANIFEST_ENTRY) onManifest(await text(content));
      else throw new Error(`it has an unknown entry ${header.name}`);
    }
    await read;
  } finally {
    source.destroy();
  }
}

async function rowsIn(content: Readable): Promise<string[]> {
  const lines = await promisify(gunzip)(await buffer(content));
  return lines.toString('utf8').split('\n').slice(0, -1);
}

export async function hashOf(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function beginningOf(path: string): Promise<Buffer> {
  try {
    await using handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupRefused(`${path} cannot be read (${(error as Error).message}).`);
  }
}
