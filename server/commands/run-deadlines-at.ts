import { demoState } from '#demo/demo-accounts.server.ts';
import { systemCtx } from '#domain/ctx.ts';
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import type { Outcome } from './command.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Runs the deadlines that are due at `moment`. A running server then sends the emails. */
export async function runDeadlinesAt(settings: Settings, moment: string): Promise<Outcome> {
  const now = new Date(moment);
  if (!MOMENT.test(moment) || Number.isNaN(now.getTime())) {
    const message = '`npm run clock` needs a moment with its time zone: `-- --at 2026-12-09T00:00:00+01:00`.';
    return { done: false, message };
  }
  const { db, services } = await openDatabaseAndServices(settings);
  try {
    const { realAccounts } = await demoState(db.kysely);
    if (realAccounts > 0 && !settings.testClock) {
      const message =
        'This database has accounts of real people, whose deadlines would end early. For a test, set CLOCK=test.';
      return { done: false, message };
    }
    await runDueDeadlines({ ...systemCtx({ db: db.kysely, services }), now });
    return { done: true, message: `Ran the deadlines that are due at ${now.toISOString()}.` };
  } finally {
    await db.close();
  }
}
