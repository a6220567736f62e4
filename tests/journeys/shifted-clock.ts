import { trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { testOn } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const nodeOptions: string[] = [];

/**
 * Test function with a server whose clock `shiftClock` moves. Skips PostgreSQL, because the database's clock does not
 * move.
 */
export const test = testOn(() => startServer({ nodeOptions, env: trustingProxies })).extend<{
  rightClock: undefined;
}>({
  rightClock: [
    async ({ server }, use) => {
      if (nodeOptions.length > 0) await shiftClock(server, 0); // Another journey of the worker has moved the clock.
      await use(undefined);
    },
    { auto: true },
  ],
});
test.skip(Boolean(process.env.TEST_DATABASE_URL), 'The clock of the database does not move.');

/** Restarts the server with its clock `days` days ahead of the browsers. */
export async function shiftClock(server: RunningServer, days: number): Promise<void> {
  const setting = `data:text/javascript,process.env.CLOCK_SHIFT_MS='${days * DAY_MS}'`;
  nodeOptions.splice(0);
  if (days > 0) nodeOptions.push('--import', setting, '--import', './tests/reliability/shifted-clock.ts');
  await server.kill9();
  await server.restart();
}
