import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { log } from '../log.ts';
import { type Files, StoreDown } from './files.ts';

/**
 * Stores files in a folder that only its owner can read. A file gets its final name after all its bytes are on the
 * disk.
 */
export function filesInFolder(folder: string): Files {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\/[\w.-]+$/.test(key) || key.includes('..'))
      throw new Error(`Invalid key: ${key}`);
    return path.join(folder, key);
  };

  return {
    async put(key, content) {
      const filePath = pathOf(key);
      const part = `${filePath}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(filePath), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(part, filePath);
        await sync(path.dirname(filePath));
        return 'stored';
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        await removeIfEmpty(path.dirname(filePath));
        log.error('a file could not be stored', { error, key });
        return 'down';
      }
    },

    async get(key, range) {
      const handle = await unlessAbsent(open(pathOf(key)));
      return handle && createReadStream('', { fd: handle, ...range });
    },

    async stat(key) {
      const found = await unlessAbsent(stat(pathOf(key)));
      return found && { bytes: found.size };
    },

    async remove(key) {
      const filePath = pathOf(key);
      await unlessAbsent(rm(filePath));
      await removeIfEmpty(path.dirname(filePath));
    },

    /** A disk without free inodes accepts changes of existing files, so the check creates a file. */
    async check() {
      const file = path.join(folder, `.check-${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(file, 'x', { mode: 0o600, flush: true });
      } finally {
        await rm(file, { force: true });
      }
    },

    // `glob` would keep the names of all files in memory.
    async *list() {
      for (const scope of await namesIn(folder))
        for (const id of await namesIn(path.join(folder, scope)))
          for (const part of await namesIn(path.join(folder, scope, id))) {
            const found = await unlessAbsent(stat(path.join(folder, scope, id, part)));
            if (found?.isFile()) yield { key: `${scope}/${id}/${part}`, storedAt: found.mtime };
          }
    },
  };
}

/** Writes the names of new files to the disk. Does nothing on Windows, where folders cannot be opened. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {});
}

/** Leaves out names that no key has, such as `lost+found`, which cannot be read. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await unlessAbsent(readdir(folder));
  return (names ?? []).filter((name) => /^[\w-][\w.-]*$/.test(name));
}

async function unlessAbsent<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new StoreDown(error);
  }
}
