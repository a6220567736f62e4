import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpen } from '#db/cannot-open.ts';
import { lockFolder } from '#db/folder-lock.server.ts';

/** Makes something in build/ while all other processes that would wait: two at once would spoil each other's work. */
export async function whileNobodyBuilds(work: () => Promise<void>): Promise<void> {
  const lock = await lockBuild();
  await work().finally(() => lock.release());
}

async function lockBuild(): Promise<{ release(): void }> {
  for (;;) {
    try {
      return lockFolder('build');
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      await sleep(500);
    }
  }
}
