import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from '#db/check.server.ts';
import type { Database } from '#db/open.server.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import type { Handler } from './pipeline.ts';

/** Time limit of each check. */
const LIMIT_MS = 2_000;
/** How long a result is reused, so that many requests cause few checks. */
const REUSE_MS = 2_000;
const MAX_SKEW_MS = 2_000;
const MAX_WAITING_MS = 5 * 60_000;

interface Parts {
  db: Pick<Database, 'probe'>;
  services: Pick<Services, 'files' | 'mail'>;
  /** Whether this process may get requests. Failures that all processes share do not count. */
  isReady: () => boolean;
}

type Part = 'database' | 'clock' | 'queue' | 'store' | 'mail';

/**
 * Answers three addresses. `/health/live`: 200 while the process answers. `/health/ready`: 200 while this process may get
 * requests, else 503. `/health`, for alarms: 503 with the names of the parts that fail: the database (if it cannot be
 * written), the clock, the job queue, the file store and the mail server.
 */
export function healthOf({ db, services, isReady }: Parts): Handler {
  let latest: { at: number; failing: Promise<Part[]> } | undefined;

  function failing(): Promise<Part[]> {
    if (!latest || performance.now() - latest.at > REUSE_MS)
      latest = { at: performance.now(), failing: findFailing() };
    return latest.failing;
  }

  async function findFailing(): Promise<Part[]> {
    const parts = await Promise.all([
      checked('database', async () => {
        const { now, waitingMs } = await checkDatabase(db.probe);
        return [
          ...(Math.abs(now.getTime() - Date.now()) > MAX_SKEW_MS ? (['clock'] as const) : []),
          ...(waitingMs > MAX_WAITING_MS ? (['queue'] as const) : []),
        ];
      }),
      checked('store', async () => {
        await services.files.stat('public/health/none');
        return [];
      }),
      checked('mail', async () => {
        await services.mail.check();
        return [];
      }),
    ]);
    return parts.flat();
  }

  const answers: Record<string, () => Promise<{ ok: boolean; failing?: Part[] }>> = {
    '/health/live': async () => ({ ok: true }),
    '/health/ready': async () => ({ ok: isReady() }),
    '/health': async () => {
      const names = await failing();
      return { ok: names.length === 0, failing: names };
    },
  };

  return (exchange) => {
    const answer = exchange.isReading ? answers[exchange.path] : undefined;
    return answer?.().then((body) => exchange.sendJson(body.ok ? 200 : 503, body));
  };
}

/** Runs the check of a part. Returns the parts that it found to fail, or the part itself if the check fails or takes too long. */
async function checked(part: Part, check: () => Promise<readonly Part[]>): Promise<readonly Part[]> {
  try {
    const late = sleep(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${LIMIT_MS} ms`);
    });
    return await Promise.race([check(), late]);
  } catch (error) {
    log.error('a health check failed', { part, error });
    return [part];
  }
}
