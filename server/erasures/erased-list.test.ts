import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToErasedList, readErasedLists } from './erased-list.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-erased-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

test('the list keeps earlier ids, and a named list must exist', async () => {
  const list = at('list');
  await writeFile(list, 'first\n');
  await addToErasedList(list, new Set(['second', 'first']));
  expect(await readFile(list, 'utf8')).toBe('first\nsecond\n');
  expect(await readErasedLists({ required: list, others: [at('absent')] })).toEqual(
    new Set(['first', 'second']),
  );
  await expect(readErasedLists({ required: at('absent'), others: [] })).rejects.toThrow('no list');
});
