import { expect, test } from 'vitest';
import { makeHome } from './live/fleet.ts';
import { prove } from './live/prove.ts';

/** Short version of `npm run proof:live`, with two processes on PostgreSQL or one on the embedded database. */
test('stores and delivers each message once and in order through cut connections, killed processes and releases', async () => {
  const postgres = process.env.TEST_DATABASE_URL;
  const home = await makeHome(postgres);
  try {
    const { row, faults } = await prove(home, {
      processes: postgres ? 2 : 1,
      messages: 200,
      writers: 20,
      readers: 8,
      cuts: 12,
      kills: 1,
      releases: 1,
      pause: 0,
      losses: postgres ? 1 : 0,
      mayFreeze: false,
    });
    expect(faults).toEqual([]);
    expect(row).toMatchObject({ 'not once': 0, 'gaps, repeats': 0, 'cut off by SIGTERM': 0 });
    expect(row.messages).toBeGreaterThanOrEqual(200);
    expect(row.cuts).toBeGreaterThanOrEqual(12);
    if (postgres) expect(row['lost in rolls']).toBe(0);
  } finally {
    await home.remove();
  }
}, 300_000);
