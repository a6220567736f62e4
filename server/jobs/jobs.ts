import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { JOB_CHANNEL } from '#domain/jobs.server.ts';
import { FinalError } from '#services/final-error.ts';
import { log } from '#services/log.ts';
import { type ClaimedJob, claim, finish, giveUpCrashing, msUntilNext, recordFailure } from './job-queue.ts';

/**
 * Handlers run outside transactions. A handler may run twice for a job, with the same `jobId`. A handler throws
 * `FinalError` if another attempt would not help.
 */
export type Handlers<Kinds> = {
  [Name in keyof Kinds]: (payload: Kinds[Name], jobId: string) => Promise<void>;
};

/** Maximum number of running jobs per group and process. */
const MAX_RUNNING = 4;
/** After this time, another process can claim the job. */
const LEASE_MS = 150_000;
/** Longer leases in milliseconds, for groups whose jobs copy many files. */
const LONG_LEASES_MS: Record<string, number> = { export: 30 * 60_000 };
/** Timeout of a job as a fraction of its lease. The rest of the lease is for recording a failure. */
const MAX_LEASE_PART = 0.8;
/** Polling finds jobs whose database signal was lost. */
const POLL_MS = 30_000;

type HandlersByName = Record<string, (payload: unknown, jobId: string) => Promise<void>>;

/**
 * Runs due jobs of the table `job`. The group of a job is its name before the dot. Each group has a worker, so that a
 * hanging mail server delays no other jobs. `close` starts no more jobs and waits for the running jobs.
 */
export async function openJobs<Kinds>(
  db: Database,
  handlers: Handlers<Kinds>,
  { leaseMs }: { leaseMs?: number } = {},
): Promise<{ close(): Promise<void> }> {
  // Safe, because `enqueue` accepts only the payload type of the job's name.
  const byName = handlers as HandlersByName;
  const groups = Object.entries(Object.groupBy(Object.keys(byName), (name) => name.split('.')[0] ?? ''));
  const workers = await Promise.all(
    groups.map(([group, names = []]) =>
      openWorker(db, byName, names, leaseMs ?? LONG_LEASES_MS[group] ?? LEASE_MS),
    ),
  );
  return { close: async () => void (await Promise.all(workers.map((worker) => worker.close()))) };
}

async function openWorker(
  db: Database,
  byName: HandlersByName,
  names: readonly string[],
  leaseMs: number,
): Promise<{ close(): Promise<void> }> {
  const running = new Set<Promise<void>>();
  let isClosing = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();

  async function run(job: ClaimedJob): Promise<void> {
    const { id, name, attempts } = job;
    try {
      await withTimeout(leaseMs * MAX_LEASE_PART, byName[name]?.(job.payload, id));
      await finish(db.kysely, job);
    } catch (error) {
      if (error instanceof FinalError) {
        log.info('a job was dropped, because another attempt would fail too', { error, id, name });
        return finish(db.kysely, job);
      }
      const outcome = await recordFailure(db.kysely, job, error);
      log.error(`a job failed and ${outcome}`, { error, id, name, attempts });
    }
  }

  async function startDueJobs(): Promise<number> {
    for (const id of await giveUpCrashing(db.kysely)) log.error('a job is given up', { id });
    while (!isClosing && running.size < MAX_RUNNING) {
      const job = await claim(db.kysely, names, leaseMs);
      if (!job) return Math.min(POLL_MS, (await msUntilNext(db.kysely, names)) ?? POLL_MS);
      const runningJob = run(job)
        .catch((error: unknown) => log.error('a failed job could not be recorded', { error, id: job.id }))
        .finally(() => {
          running.delete(runningJob);
          wake();
        });
      running.add(runningJob);
    }
    return POLL_MS; // The limit of running jobs is reached. The end of a job wakes the loop.
  }

  async function loop(): Promise<void> {
    while (!isClosing) {
      woken = Promise.withResolvers<void>(); // Created before the query, because a signal can arrive during the query.
      const ms = await startDueJobs().catch((error: unknown) => {
        log.error('due jobs could not be read', { error });
        return POLL_MS;
      });
      const timer = setTimeout(wake, ms);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  const listener = await db.listen(JOB_CHANNEL, wake, wake);
  const loopEnd = loop();
  return {
    async close() {
      isClosing = true;
      wake();
      await loopEnd;
      await Promise.all(running);
      await listener.close();
    },
  };
}

async function withTimeout(ms: number, handled: Promise<void> | undefined): Promise<void> {
  const timer = new AbortController();
  const timeout = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`it took longer than ${ms} ms`);
  });
  timeout.catch(() => {}); // Prevents an unhandled rejection when the timer is aborted.
  await Promise.race([handled, timeout]).finally(() => timer.abort());
}
