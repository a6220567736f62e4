import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { type Files, StoreDown } from './files.ts';
import { filesInFolder } from './folder.server.ts';
import { filesInS3 } from './s3.server.ts';

let folder: string;
let server: S3Server;
let stores: Record<string, Files>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-store-'));
  server = await startS3Server();
  stores = {
    folder: filesInFolder(folder),
    s3: filesInS3(server.settings),
    's3 in parts': filesInS3(server.settings, { multipartFromBytes: 1 }),
  };
}, 30_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const put = (files: Files, key: string, content: string | Buffer) =>
  files.put(key, Readable.from([Buffer.from(content)]), {
    bytes: Buffer.byteLength(content),
    contentType: 'text/plain',
  });
const textOf = async (content: Readable | null) => (content ? text(content) : null);

it('notices a bucket that does not exist', async () => {
  await expect(filesInS3({ ...server.settings, bucket: 'acolade' }).check()).rejects.toThrow(StoreDown);
});

describe.each(['folder', 's3', 's3 in parts'])('in a %s', (name) => {
  const store = () => stores[name] as Files;

  it('can be checked', () => store().check());

  it('returns a stored file, whole or by range, repeatedly', async () => {
    expect(await put(store(), 'public/a/small.txt', 'Une table pour deux')).toBe('stored');
    expect(await textOf(await store().get('public/a/small.txt'))).toBe('Une table pour deux');
    expect(await textOf(await store().get('public/a/small.txt', { start: 4, end: 8 }))).toBe('table');
    expect(await textOf(await store().get('public/a/small.txt', { start: 18, end: 18 }))).toBe('x');
    expect(await store().stat('public/a/small.txt')).toEqual({ bytes: 19 });
  });

  it('returns every byte of a large file', async () => {
    const pattern = Uint8Array.from({ length: 251 }, (_, at) => at);
    const content = Buffer.alloc(40_000_000, pattern);
    const pieces = Array.from({ length: 40 }, (_, at) => content.subarray(at * 1e6, (at + 1) * 1e6));
    const about = { bytes: content.length, contentType: 'video/mp4' };
    expect(await store().put('public/b/film', Readable.from(pieces), about)).toBe('stored');
    const stored = await store().get('public/b/film');
    expect(stored && (await buffer(stored)).equals(content)).toBe(true);
  });

  it('returns null for an absent file', async () => {
    expect(await store().get('public/none/small.txt')).toBeNull();
    expect(await store().stat('public/none/small.txt')).toBeNull();
    await store().remove('public/none/small.txt');
  });

  it('lists stored files without removed ones', async () => {
    await put(store(), 'private/c/original', 'x');
    await put(store(), 'private/c/other', 'y');
    await store().remove('private/c/original');
    const listed = await Array.fromAsync(store().list());
    const own = listed.filter(({ key }) => key.startsWith('private/c/'));
    expect(own.map(({ key }) => key)).toEqual(['private/c/other']);
    expect(Math.abs(Date.now() - (own[0]?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('keeps nothing of an interrupted upload', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    const about = { bytes: 8, contentType: 'text/plain' };
    expect(await store().put('public/d/small.txt', broken, about)).toBe('down');
    expect(await store().stat('public/d/small.txt')).toBeNull();
  });
});

it('in a folder is readable by the owner only and refuses keys outside of it', async () => {
  const files = filesInFolder(path.join(folder, 'own'));
  await put(files, 'private/e/original', 'x');
  const { mode } = await stat(path.join(folder, 'own/private/e/original'));
  expect(mode & 0o077).toBe(0);
  for (const key of ['../secret', 'public/../../secret', '/etc/passwd', 'public/a/..', 'public\\a\\b', 'x'])
    await expect(files.stat(key)).rejects.toThrow('Invalid key');
  await files.remove('private/e/original');
  expect(await readdir(path.join(folder, 'own/private'))).toEqual([]);
  await mkdir(path.join(folder, 'own/lost+found/e'), { recursive: true });
  await writeFile(path.join(folder, 'own/lost+found/e/original'), 'x');
  expect(await Array.fromAsync(files.list())).toEqual([]);
});

it('in a folder that is not writable is down', async () => {
  // A file takes the place of the folder. A read-only folder would not fail, because root can write to it.
  await put(stores.folder as Files, 'public/f/file', 'x');
  const files = filesInFolder(path.join(folder, 'public/f/file'));
  expect(await put(files, 'public/g/small.txt', 'x')).toBe('down');
  await expect(files.check()).rejects.toThrow();
});

it('in a bucket is down while its server is down, and works again afterwards', async () => {
  const files = stores.s3 as Files;
  await put(files, 'public/h/small.txt', 'still here');
  await server.kill();
  expect(await put(files, 'public/i/small.txt', 'x')).toBe('down');
  await expect(files.check()).rejects.toThrow(StoreDown);
  await expect(files.get('public/h/small.txt')).rejects.toThrow(StoreDown);
  await expect(files.stat('public/h/small.txt')).rejects.toThrow(StoreDown);
  await expect(Array.fromAsync(files.list())).rejects.toThrow(StoreDown);
  await server.start();
  expect(await textOf(await files.get('public/h/small.txt'))).toBe('still here');
}, 30_000);
