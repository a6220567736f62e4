import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { aVisitor } from '#tests/people.ts';
import { checkDue, findHalves, findWrongDeadlines } from './check-work.ts';
import { DealWorkActs } from './deal-work-acts.ts';
import type { Proved } from './figures.ts';
import { killUnder } from './kills.ts';
import { seedWork } from './seed-work.ts';
import { checkAfterRestart, inWorld, PAIRS } from './world.ts';
import { Writers } from './writers.ts';

/**
 * Number of deals that become due per kill. A deal becomes due every 200 ms (`SPACING_MS` in seed-work.ts), so 60 deals
 * become due within 12 seconds. Kills follow each other faster, so deals are still becoming due at each kill.
 */
const DUE_A_KILL = 60;

/**
 * Kills the server while content is handed in, sent back and approved. After each start, the server runs the deadlines
 * that have become due meanwhile, so that kills also interrupt the schedule.
 */
export async function proveDealWork(postgres: string | undefined, kills: number): Promise<Proved> {
  const due = { count: kills * DUE_A_KILL, from: new Date() };
  return inWorld({ postgres, seed: (db) => seedWork(db, PAIRS, due) }, async (world) => {
    const writers = new Writers(world.server.url, world.people, (own) => new DealWorkActs(own));
    const { ready } = await killUnder(writers, world.server, kills);
    const acts = await checkAfterRestart(world, writers);
    await world.server.kill9();
    const db = await world.home.open();
    try {
      const ctx = { ...aVisitor(db), now: new Date() };
      await runDueDeadlines(ctx);
      const clock = await checkDue(db.kysely, due, ctx.now);
      const halves = await findHalves(db.kysely);
      const wrong = await findWrongDeadlines(ctx);
      return {
        faults: [...acts.faults, ...clock.faults, ...halves, ...wrong],
        row: {
          page: postgres ? 'PostgreSQL' : 'embedded',
          kills: ready.length,
          acknowledged: writers.count,
          lost: acts.lost + clock.lost,
          doubled: acts.doubled + clock.doubled,
          'by the clock': clock.done,
          half: halves.length,
          'wrong deadlines': wrong.length,
        },
      };
    } finally {
      await db.close();
    }
  });
}
