import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ClamdStandIn, eicar, startClamd } from '#tests/clamd-stand-in.ts';
import { scannerByClamd } from './clamd.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-scan-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function scan(content: Buffer | string, { address }: Pick<ClamdStandIn, 'address'>) {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const verdict = await scannerByClamd(address, 200).scan(file);
  const logged = errors.mock.calls.flat().join(' ');
  vi.restoreAllMocks();
  return { verdict, logged };
}

test('sends the whole file and returns the verdict of the daemon', async () => {
  const clamd = await startClamd();
  const large = Buffer.alloc(300_000, 'a film');
  for (const content of [large, Buffer.alloc(0)])
    expect(await scan(content, clamd)).toEqual({ verdict: 'clean', logged: '' });
  expect(clamd.scanned.map((it) => it.equals(large))).toEqual([true, false]);
  expect((await scan(`before ${eicar} after`, clamd)).verdict).toBe('infected');
  await clamd.close();
});

test.for<[string, (socket: Socket) => void, RegExp]>([
  ['that finds the file too large', (socket) => socket.end('size limit exceeded. ERROR\0'), /size limit/],
  ['that closes the connection', (socket) => socket.destroy(), /could not be scanned/],
  ['that answers incompletely', (socket) => socket.end('stream: O'), /stream: O/],
  ['that never answers', (socket) => socket.resume(), /silent/],
])('a daemon %s is down', async ([, behave, message]) => {
  const clamd = await startClamd(behave);
  const { verdict, logged } = await scan(Buffer.alloc(2_000_000), clamd);
  expect(verdict).toBe('down');
  expect(logged).toMatch(message);
  await expect(scannerByClamd(clamd.address, 200).check()).rejects.toThrow();
  await clamd.close();
});

test('returns down if the daemon is not running', async () => {
  const clamd = await startClamd();
  await expect(scannerByClamd(clamd.address).check()).resolves.toBeUndefined();
  await clamd.close();
  await expect(scannerByClamd(clamd.address).check()).rejects.toThrow('ECONNREFUSED');
  expect((await scan('text', clamd)).verdict).toBe('down');
});
