import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { findHiddenFiles, SUSPENSION_CHANNEL } from '#domain/files/hidden-files.server.ts';
import { log } from '#services/log.ts';

const TRY_AGAIN_MS = 1_000;

export interface HiddenFiles {
  has(id: string): boolean;
  close(): Promise<void>;
}

/** Knows which public files are out of sight, so that no picture costs a question: read at the start, and with each suspension. */
export async function openHiddenFiles(db: Database): Promise<HiddenFiles> {
  let ids = new Set<string>();
  let isClosing = false;

  async function readOn(): Promise<void> {
    try {
      ids = await findHiddenFiles({ db: db.kysely });
    } catch (error) {
      if (isClosing) return;
      log.error('the files of suspended accounts could not be read', { error });
      await sleep(TRY_AGAIN_MS, undefined, { ref: false });
      await readOn();
    }
  }
  // One after the other, so that nothing older comes after something newer.
  let reading = Promise.resolve();
  const read = () => {
    reading = reading.then(readOn);
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
