import { setTimeout as sleep } from 'node:timers/promises';

export async function waitUntil(condition: () => boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !condition(); await sleep(10))
    if (Date.now() > end) throw new Error(`Not true after ${seconds} seconds: ${condition.toString()}`);
}
