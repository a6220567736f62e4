import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpen } from '#db/cannot-open.ts';
import { lockFolder } from '#db/folder-lock.server.ts';

/** Files that tests create once and reuse. The folder is outside build/, because every build empties it. */
export const CACHE_DIR = 'node_modules/.cache/tests';

/** Runs `work` while other test processes wait. Two processes at once would corrupt the shared files. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const lock = await lockCache();
  await work().finally(() => lock.release());
}

async function lockCache(): Promise<{ release(): void }> {
  for (;;) {
    try {
      return lockFolder(CACHE_DIR);
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      await sleep(500);
    }
  }
}
