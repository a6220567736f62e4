import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireSpace } from './free-space.ts';
import { fileEntry, MANIFEST_ENTRY, type Manifest, rowsEntry, SECRET_ENTRY } from './manifest.ts';
import { entriesOf, hashOf, isEncryptedArchive, verifyArchive } from './read-archive.ts';
import { ArchiveWriter } from './write-archive.ts';

const PASSPHRASE = 'correct horse battery';
const rows = ['{"id": 1}', '{"id": 2, "name": "Léa\\n"}'];
const photo = Buffer.alloc(200_000, 'photo');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function write(passphrase: string | undefined, changes: Partial<Manifest> = {}): Promise<string> {
  const file = path.join(folder, `${++made}.backup`);
  const archive = await ArchiveWriter.create(file, passphrase);
  await archive.addText(SECRET_ENTRY, 'a secret');
  const lines = rows.map((row) => `${row}\n`);
  for (const [at, line] of lines.entries()) {
    const content = gzipSync(line);
    await archive.add(rowsEntry('message', at + 1), content.length, [content]);
  }
  const hash = await archive.add(fileEntry('public/image-1/small.webp'), photo.length, [photo]);
  const manifest: Manifest = {
    format: 'marketplace backup 1',
    madeAt: '2026-06-15T10:00:00.000Z',
    migrations: [],
    tables: [
      { table: 'company', rows: 0, hash: await hashOf(fromArray([])) },
      { table: 'message', rows: 2, hash: await hashOf(fromArray(lines)) },
    ],
    files: [{ key: 'public/image-1/small.webp', bytes: photo.length, hash, contentType: 'image/webp' }],
    missing: [],
    withFiles: true,
    ...changes,
  };
  await archive.addText(MANIFEST_ENTRY, JSON.stringify(manifest));
  await archive.finish();
  return file;
}
async function* fromArray(items: string[]) {
  yield* items;
}

describe.each([undefined, PASSPHRASE])('an archive with the passphrase %s', (passphrase) => {
  it('returns its content, and only its owner can read it', async () => {
    const file = await write(passphrase);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await isEncryptedArchive(file)).toBe(passphrase !== undefined);
    expect((await readFile(file)).includes('Léa')).toBe(false);
    expect((await readFile(file)).includes('a secret')).toBe(passphrase === undefined);
    const read: unknown[] = [];
    for await (const entry of entriesOf({ path: file, passphrase }))
      read.push('file' in entry ? [entry.file, await hashOf(entry.content)] : entry);
    const { files } = await verifyArchive({ path: file, passphrase });
    expect(read).toEqual([
      { secret: 'a secret' },
      { of: 'message', rows: rows.slice(0, 1) },
      { of: 'message', rows: rows.slice(1) },
      [files[0]?.key, files[0]?.hash],
    ]);
  });

  it('is refused with any bit flipped, and at any shorter length', async () => {
    const whole = await readFile(await write(passphrase));
    const file = path.join(folder, 'damaged');
    // Deriving a key takes a third of a second, so the test damages fewer places of an encrypted archive.
    const places = passphrase ? 3 : 40;
    for (let n = 0; n <= places; n++) {
      const at = Math.round(((whole.length - 1) * n) / places);
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (n % 8));
      for (const content of [damaged, whole.subarray(0, at)]) {
        await writeFile(file, content);
        await expect(verifyArchive({ path: file, passphrase }), `at ${at}`).rejects.toThrow('cannot be used');
      }
    }
  });
});

it('is refused with a wrong passphrase', async () => {
  const file = await write(PASSPHRASE);
  await expect(verifyArchive({ path: file, passphrase: 'correct horse batterie' })).rejects.toThrow(
    'the passphrase is wrong',
  );
});

it('is refused if its manifest names other rows or files, or is of another product', async () => {
  const hash = 'f'.repeat(64);
  const key = 'public/image-1/small.webp';
  const file = { key, bytes: 1, hash, contentType: 'image/webp' };
  for (const [changes, reason] of [
    [{ tables: [{ table: 'message', rows: 2, hash }] }, 'the rows of message differ'],
    [{ tables: [{ table: 'campaign', rows: 1, hash }] }, 'the rows of campaign differ'],
    [{ files: [file] }, `${key} differs`],
    [{ files: [{ ...file, key: 'public/image-2/small.webp' }] }, 'public/image-2/small.webp differs'],
    [{ format: 'another' as Manifest['format'] }, 'marketplace backup'],
  ] satisfies [Partial<Manifest>, string][])
    await expect(
      verifyArchive({ path: await write(undefined, changes), passphrase: undefined }),
    ).rejects.toThrow(reason);
});

it('is written only where there is space', async () => {
  await requireSpace(folder, 0);
  await expect(requireSpace(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow('make room');
});
