import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpen } from '#db/cannot-open.ts';
import { lockFolder } from '#db/folder-lock.server.ts';

/** What the tests of this checkout make once and keep. Not in build/, which every build empties. */
export const KEPT = 'node_modules/.cache/tests';

/** Makes something that all processes of the tests share, while the others wait: two at once would spoil each other's work. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const lock = await lockStored();
  await work().finally(() => lock.release());
}

async function lockStored(): Promise<{ release(): void }> {
  for (;;) {
    try {
      return lockFolder(KEPT);
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      await sleep(500);
    }
  }
}
