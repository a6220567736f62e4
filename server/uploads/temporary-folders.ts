import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#db/make-folder.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { log } from '#services/log.ts';
import { uploadsFolder } from './leftovers.ts';

const MAX_CONCURRENT_PER_PERSON = 4;

/**
 * Runs `work` with a folder that is removed afterwards. Refuses with `account.too_many_attempts` if four upload
 * requests of the person are already running in this process.
 */
export type WithFolder = <T>(userId: string, work: (folder: string) => Promise<T>) => Promise<T>;

export function openTemporaryFolders(dataDir: string): WithFolder {
  const uploads = uploadsFolder(dataDir);
  const concurrent = new Map<string, number>();
  makeFolder(uploads);

  async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = path.join(uploads, randomUUID());
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        log.error('an upload could not be received', { error });
        throw new Refusal('file.store_down');
      });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
        log.error('the temporary folder of an upload could not be removed', { error, folder }),
      );
    }
  }

  return async (userId, work) => {
    const count = concurrent.get(userId) ?? 0;
    if (count >= MAX_CONCURRENT_PER_PERSON) throw new Refusal('account.too_many_attempts');
    concurrent.set(userId, count + 1);
    try {
      return await withFolder(work);
    } finally {
      const left = (concurrent.get(userId) ?? 1) - 1;
      if (left > 0) concurrent.set(userId, left);
      else concurrent.delete(userId);
    }
  };
}
