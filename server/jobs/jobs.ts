import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { JOB_CHANNEL } from '#domain/jobs.server.ts';
import { log } from '#services/log.ts';
import { type Claimed, claim, finish, giveUpFatal, putOff, untilNext } from './job-queue.ts';

/** What does each kind of job. Never called inside a transaction; it may be called twice for one job. */
export type Handlers<Kinds> = { [Name in keyof Kinds]: (payload: Kinds[Name]) => Promise<void> };

/** Jobs of one process that run at a time. */
const LANES = 4;
/** When it has run out, the process is taken for dead and another one has the job. */
const LEASE_MS = 150_000;
/** A job that takes longer than this part of its lease has failed: there is time left to say so. */
const LIMIT_OF_LEASE = 0.8;
/** Notifications wake us; this look is for those that got lost. */
const POLL_MS = 30_000;

/**
 * Works on the jobs of the table as they fall due, woken by the database. `close` takes no new ones and waits for
 * those that run.
 */
export async function openJobs<Kinds>(
  db: Database,
  handlers: Handlers<Kinds>,
  { leaseMs = LEASE_MS }: { leaseMs?: number } = {},
): Promise<{ close(): Promise<void> }> {
  // A payload comes back as it was enqueued under that name.
  const byName = handlers as Record<string, (payload: unknown) => Promise<void>>;
  const names = Object.keys(byName);
  const running = new Set<Promise<void>>();
  let isClosing = false;
  // A call that comes between the look and the sleep is kept, so that it is not slept through.
  let isCalled = false;
  let rouse = () => {};
  const wake = () => {
    isCalled = true;
    rouse();
  };

  async function rest(ms: number): Promise<void> {
    if (isCalled) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    rouse = resolve;
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
  }

  async function run(job: Claimed): Promise<void> {
    const { id, name, attempts } = job;
    try {
      await within(leaseMs * LIMIT_OF_LEASE, byName[name]?.(job.payload));
      await finish(db.kysely, job);
    } catch (error) {
      const then = await putOff(db.kysely, job, error);
      log.error(`a job failed and ${then}`, { error, id, name, attempts });
    }
  }

  /** Starts what is due. Gives how long there is nothing more to start. */
  async function look(): Promise<number> {
    for (const id of await giveUpFatal(db.kysely)) log.error('a job is given up', { id });
    while (!isClosing && running.size < LANES) {
      const job = await claim(db.kysely, names, leaseMs);
      if (!job) return Math.min(POLL_MS, (await untilNext(db.kysely, names)) ?? POLL_MS);
      const work = run(job)
        .catch((error: unknown) => log.error('a job could not be put down', { error, id: job.id }))
        .finally(() => {
          running.delete(work);
          wake();
        });
      running.add(work);
    }
    return POLL_MS; // every lane is taken: the first that is free wakes us
  }

  async function loop(): Promise<void> {
    while (!isClosing) {
      isCalled = false;
      const ms = await look().catch((error: unknown) => {
        log.error('the jobs could not be looked at', { error });
        return POLL_MS;
      });
      if (!isClosing) await rest(ms);
    }
  }

  const listener = await db.listen(JOB_CHANNEL, wake, wake);
  const looped = loop();
  return {
    async close() {
      isClosing = true;
      wake();
      await looped;
      await Promise.all(running);
      await listener.close();
    },
  };
}

async function within(ms: number, work: Promise<void> | undefined): Promise<void> {
  const limit = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`it took longer than ${ms} ms`);
  });
  tooLong.catch(() => {}); // aborted when the work was faster
  await Promise.race([work, tooLong]).finally(() => limit.abort());
}
