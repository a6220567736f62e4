import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { bulkJobs, JOB_CHANNEL } from '#domain/jobs.server.ts';
import { FinalError } from '#services/final-error.ts';
import { log } from '#services/log.ts';
import { type ClaimedJob, claim, finish, giveUpCrashing, msUntilNext, recordFailure } from './job-queue.ts';

/**
 * Handlers run outside transactions. A handler may run twice for a job, with the same `jobId`. A handler throws
 * `FinalError` if another attempt would not help. `signal` is aborted when the job's time is over: a handler that takes
 * minutes must then stop, because the job is tried again.
 */
export type Handlers<Kinds> = {
  [Name in keyof Kinds]: (payload: Kinds[Name], jobId: string, signal: AbortSignal) => Promise<void>;
};

interface Limits {
  /** After this time in milliseconds, another process can claim the job. */
  leaseMs: number;
  /** Maximum number of running jobs per group and process. */
  maxRunning: number;
}

const DEFAULT_LIMITS: Limits = { leaseMs: 150_000, maxRunning: 4 };
/** Groups whose jobs take minutes: an export needs the disk for an archive, `files` lists the whole store. */
const LONG_GROUPS: Record<string, Limits> = {
  export: { leaseMs: 30 * 60_000, maxRunning: 1 },
  files: { leaseMs: 2 * 60 * 60_000, maxRunning: 1 },
};
const BULK_GROUP = 'bulk';
/** Timeout of a job as a fraction of its lease. The rest of the lease is for recording a failure. */
const MAX_LEASE_PART = 0.8;
/** Polling finds jobs whose database signal was lost. */
const POLL_MS = 30_000;

type HandlersByName = Record<string, (payload: unknown, jobId: string, signal: AbortSignal) => Promise<void>>;

/**
 * Runs due jobs of the table `job`. The group of a job is its name before the dot, or `bulk` for `bulkJobs`. Each group
 * has a worker, so that a hanging mail server delays no other jobs, and thousands of notifications delay no password
 * reset. `close` starts no more jobs and waits for the running jobs.
 */
export async function openJobs<Kinds>(
  db: Database,
  handlers: Handlers<Kinds>,
  { leaseMs }: { leaseMs?: number } = {},
): Promise<{ close(): Promise<void> }> {
  // Safe, because `enqueue` accepts only the payload type of the job's name.
  const byName = handlers as HandlersByName;
  const groups = Object.entries(Object.groupBy(Object.keys(byName), groupOf));
  const workers = await Promise.all(
    groups.map(([group, names = []]) =>
      openWorker(db, byName, names, {
        ...(LONG_GROUPS[group] ?? DEFAULT_LIMITS),
        ...(leaseMs && { leaseMs }),
      }),
    ),
  );
  return { close: async () => void (await Promise.all(workers.map((worker) => worker.close()))) };
}

function groupOf(name: string): string {
  const isBulk = (bulkJobs as readonly string[]).includes(name);
  return isBulk ? BULK_GROUP : (name.split('.')[0] ?? '');
}

async function openWorker(
  db: Database,
  byName: HandlersByName,
  names: readonly string[],
  { leaseMs, maxRunning }: Limits,
): Promise<{ close(): Promise<void> }> {
  const running = new Set<Promise<void>>();
  let isClosing = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();

  async function run(job: ClaimedJob): Promise<void> {
    const { id, name, attempts } = job;
    try {
      await withTimeout(leaseMs * MAX_LEASE_PART, async (signal) => byName[name]?.(job.payload, id, signal));
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
    while (!isClosing && running.size < maxRunning) {
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

/** Rejects after `ms` and aborts the signal, even if `run` ignores the signal. */
async function withTimeout(ms: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const timer = new AbortController();
  const limit = new AbortController();
  const timeout = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    limit.abort(new Error(`it took longer than ${ms} ms`));
    limit.signal.throwIfAborted();
  });
  timeout.catch(() => {}); // Prevents an unhandled rejection when the timer is aborted.
  await Promise.race([run(limit.signal), timeout]).finally(() => timer.abort());
}
