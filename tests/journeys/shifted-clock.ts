import { trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { testOn } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const nodeOptions: string[] = [];

/** A test on a server whose clock `shiftClock` moves. Skipped on PostgreSQL, whose own clock does not move. */
export const test = testOn(() => startServer({ nodeOptions, env: trustingProxies }));
test.skip(Boolean(process.env.TEST_DATABASE_URL), 'The clock of the database does not move.');

/** Restarts the server with its clock this many days ahead of the browsers. The next journey of the file begins there. */
export async function shiftClock(server: RunningServer, days: number): Promise<void> {
  const setting = `data:text/javascript,process.env.CLOCK_SHIFT_MS='${days * DAY_MS}'`;
  nodeOptions.splice(0, nodeOptions.length, '--import', setting);
  nodeOptions.push('--import', './tests/reliability/shifted-clock.ts');
  await server.kill9();
  await server.restart();
}
