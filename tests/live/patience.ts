import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so. Rejects after so many seconds. */
export async function eventually(isSo: () => boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !isSo(); await sleep(10))
    if (Date.now() > end) throw new Error(`This was not so after ${seconds} seconds: ${isSo.toString()}`);
}
