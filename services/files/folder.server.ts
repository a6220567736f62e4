import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { glob, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { log } from '../log.ts';
import { type Files, StoreDown } from './files.ts';

/** A folder of this machine, which only its owner reads. A file stands under its name only when all of it is on the disk. */
export function filesInFolder(folder: string): Files {
  const placeOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error(`No key: ${key}`);
    return path.join(folder, key);
  };

  return {
    async put(key, content) {
      const place = placeOf(key);
      const part = `${place}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(part, place);
        await sync(path.dirname(place));
        return 'stored';
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        log.error('a file could not be stored', { error, key });
        return 'down';
      }
    },

    async get(key, range) {
      const handle = await unlessAbsent(open(placeOf(key)));
      return handle && createReadStream('', { fd: handle, ...range });
    },

    async stat(key) {
      const found = await unlessAbsent(stat(placeOf(key)));
      return found && { bytes: found.size };
    },

    async remove(key) {
      const place = placeOf(key);
      await unlessAbsent(rm(place));
      // The last one takes its folder with it.
      await rmdir(path.dirname(place)).catch(() => {});
    },

    async *list() {
      for await (const key of glob('*/*/*', { cwd: folder })) {
        const found = await unlessAbsent(stat(path.join(folder, key)));
        if (found?.isFile()) yield { key: key.replaceAll('\\', '/'), storedAt: found.mtime };
      }
    },
  };
}

/** So that the new name is on the disk too. Not every system opens folders: then it has to do without. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new StoreDown(error);
  }
}
