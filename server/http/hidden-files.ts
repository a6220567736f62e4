import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { findHiddenFiles, SUSPENSION_CHANNEL } from '#domain/files/hidden-files.server.ts';
import { log } from '#services/log.ts';

const RETRY_MS = 1_000;

export interface HiddenFiles {
  has(id: string): boolean;
  close(): Promise<void>;
}

/**
 * Caches the ids of hidden files, so that requests for images need no query. A public file is hidden if its row was
 * deleted, or if its owner is suspended and is not staff. The ids are read at the start and after each change.
 */
export async function openHiddenFiles(db: Database): Promise<HiddenFiles> {
  let ids = new Set<string>();
  let isClosing = false;

  async function refresh(): Promise<void> {
    try {
      ids = await findHiddenFiles({ db: db.kysely });
    } catch (error) {
      if (isClosing) return;
      log.error('the hidden files could not be read', { error });
      await sleep(RETRY_MS, undefined, { ref: false });
      await refresh();
    }
  }
  // Reads are sequential, because an older result could otherwise replace a newer result.
  let reading = Promise.resolve();
  const read = () => {
    reading = reading.then(refresh);
  };
  const listener = await db.listen(SUSPENSION_CHANNEL, read, read);
  read();
  await reading;

  return {
    has: (id) => ids.has(id),
    async close() {
      isClosing = true;
      await listener.close();
      await reading;
    },
  };
}
