import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { act } from '#domain/ctx.ts';
import { enqueue } from '#domain/jobs.server.ts';
import { FinalError } from '#services/final-error.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aVisitor } from '#tests/people.ts';
import { claim, giveUpCrashing, msUntilNext, recordFailure, retryDelayMs } from './job-queue.ts';
import { type Handlers, openJobs } from './jobs.ts';

const db = await testDatabase();

interface Kinds {
  greet: { name: string };
}
const names = ['greet'];
const LEASE_MS = 60_000;

const enqueueGreeting = (name: string, when: Parameters<typeof enqueue>[3] = {}) =>
  enqueue(aVisitor(db), 'greet' as never, { name } as never, when);
const jobs = () => db.kysely.selectFrom('job').selectAll().orderBy('id').execute();
const killWorker = () =>
  sql`update job set leased_until = clock_timestamp() - interval '1 ms'`.execute(db.kysely);
const makeDue = () => sql`update job set run_at = clock_timestamp()`.execute(db.kysely);

async function open(handlers: Handlers<Kinds>, options?: { leaseMs: number }) {
  const worker = await openJobs<Kinds>(db, handlers, options);
  onTestFinished(() => worker.close());
  return worker;
}

function greeter() {
  const greeted: string[] = [];
  const greet = async ({ name }: { name: string }) => void greeted.push(name);
  const times = (count: number) => eventually(() => expect(greeted).toHaveLength(count));
  return { greet, greeted, times };
}

describe('an enqueued job', () => {
  test('runs after the commit, and its row is deleted', async () => {
    const { greet, greeted, times } = greeter();
    const worker = await open({ greet });
    await act(aVisitor(db), (ctx) => enqueue(ctx, 'greet' as never, { name: 'Léa' } as never));
    await times(1);
    await worker.close();
    expect(greeted).toEqual(['Léa']);
    expect(await jobs()).toEqual([]);
  });

  test('does not exist after a rollback', async () => {
    const failed = act(aVisitor(db), async (ctx) => {
      await enqueue(ctx, 'greet' as never, { name: 'Léa' } as never);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await jobs()).toEqual([]);
  });

  test('cannot be claimed before its time', async () => {
    await enqueueGreeting('later', { delayMs: 3_600_000 });
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    const ms = (await msUntilNext(db.kysely, names)) ?? 0;
    expect(ms).toBeGreaterThan(3_590_000);
    expect(ms).toBeLessThanOrEqual(3_600_000);
  });

  test('starts at its time without a database signal', async () => {
    const { greet, times } = greeter();
    await enqueueGreeting('soon', { delayMs: 150 });
    await open({ greet });
    await times(1);
  });

  test('is not claimed by a process without a handler for its kind', async () => {
    await enqueueGreeting('Léa');
    expect(await claim(db.kysely, [], LEASE_MS)).toBeUndefined();
    expect(await msUntilNext(db.kysely, [])).toBeNull();
  });
});

describe('two workers', () => {
  test('run each job once', async () => {
    const { greet, greeted, times } = greeter();
    const first = await open({ greet });
    const second = await open({ greet });
    const everyone = Array.from({ length: 40 }, (_, n) => `person ${n}`);
    await Promise.all(everyone.map((name) => enqueueGreeting(name)));
    await times(40);
    await Promise.all([first.close(), second.close()]);
    expect(greeted.toSorted()).toEqual(everyone.toSorted());
    expect(await jobs()).toEqual([]);
  });

  test('take over a job after its lease expired, never before', async () => {
    await enqueueGreeting('Léa');
    const mine = await claim(db.kysely, names, LEASE_MS);
    expect(mine).toMatchObject({ payload: { name: 'Léa' }, attempts: 1 });
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    await killWorker();
    expect(await claim(db.kysely, names, LEASE_MS)).toMatchObject({ id: mine?.id, attempts: 2 });
  });

  test('do not record a failure of a job that the other took over', async () => {
    await enqueueGreeting('Léa');
    const late = await claim(db.kysely, names, LEASE_MS);
    await killWorker();
    await claim(db.kysely, names, LEASE_MS);
    if (late) expect(await recordFailure(db.kysely, late, 'too late to say so')).toBe('was taken over');
    expect(await jobs()).toMatchObject([{ attempts: 2, last_error: null }]);
  });
});

test.each(['greet', 'mail.reset'])('a job %s does not wait for hanging bulk emails', async (name) => {
  const { greet, times } = greeter();
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const handlers = { 'mail.notice': () => isFree, [name]: greet };
  const worker = await openJobs<Record<string, { name: string }>>(db, handlers);
  onTestFinished(() => worker.close());
  for (let n = 0; n < 6; n++) await enqueue(aVisitor(db), 'mail.notice', { noticeId: 'notice-gone' });
  await enqueue(aVisitor(db), name as never, { name: 'Léa' } as never);
  await times(1);
  free();
});

test('a process makes one export at a time', async () => {
  let running = 0;
  const counts: number[] = [];
  for (let n = 0; n < 3; n++) await enqueue(aVisitor(db), 'export.make', { exportId: 'export-gone' });
  const worker = await openJobs<{ 'export.make': object }>(db, {
    'export.make': async () => {
      counts.push(++running);
      for (let n = 0; n < 3; n++) await jobs(); // Meanwhile the worker could claim another job.
      running -= 1;
    },
  });
  onTestFinished(() => worker.close());
  await eventually(() => expect(counts).toEqual([1, 1, 1]));
});

describe('a failing job', () => {
  test('is dropped at once if another attempt would fail too', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    let attempts = 0;
    await enqueueGreeting('Léa');
    await open({
      greet: async () => {
        attempts++;
        throw new FinalError('no such user', null);
      },
    });
    await eventually(async () => expect(await jobs()).toEqual([]));
    expect(attempts).toBe(1);
    expect(logged.mock.calls.join()).toContain('another attempt would fail too');
    logged.mockRestore();
  });

  test('is delayed three times longer each time, up to an hour', () => {
    expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([5_000, 15_000, 45_000, 135_000]);
    expect(retryDelayMs(11)).toBe(3_600_000);
  });

  test('is retried, and its last error is stored', async () => {
    await enqueueGreeting('Léa');
    const job = await claim(db.kysely, names, LEASE_MS);
    if (job) expect(await recordFailure(db.kysely, job, new Error('no post today'))).toBe('will be retried');
    const [row] = await jobs();
    expect(row).toMatchObject({ failed_at: null, leased_until: null });
    expect(row?.last_error).toContain('no post today');
    const ms = (await msUntilNext(db.kysely, names)) ?? 0;
    expect(ms).toBeGreaterThan(4_000);
    expect(ms).toBeLessThanOrEqual(5_000);
    await makeDue();
    expect(await claim(db.kysely, names, LEASE_MS)).toMatchObject({ id: row?.id, attempts: 2 });
  });

  test('is given up after twelve attempts', async () => {
    await enqueueGreeting('Léa');
    for (let attempt = 1; attempt <= 12; attempt++) {
      const job = await claim(db.kysely, names, LEASE_MS);
      expect(job?.attempts).toBe(attempt);
      if (job)
        expect(await recordFailure(db.kysely, job, 'no')).toBe(
          attempt < 12 ? 'will be retried' : 'is given up',
        );
      await makeDue();
    }
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    expect(await jobs()).toMatchObject([
      { attempts: 12, last_error: 'no', failed_at: expect.any(Date) as Date },
    ]);
  });

  test('is given up if its process ended during every attempt', async () => {
    await enqueueGreeting('Léa');
    await db.kysely.updateTable('job').set({ attempts: 12 }).execute();
    await killWorker();
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    expect(await giveUpCrashing(db.kysely)).toHaveLength(1);
    expect(await giveUpCrashing(db.kysely)).toEqual([]);
    expect(await jobs()).toMatchObject([{ last_error: 'its process ended while it ran' }]);
  });

  test('that never ends gets the signal to stop and is recorded as failed before its lease expires', async () => {
    let stop: AbortSignal | undefined;
    const greet: Handlers<Kinds>['greet'] = (_, __, signal) => {
      stop = signal;
      return new Promise(() => {});
    };
    await open({ greet }, { leaseMs: 500 });
    await enqueueGreeting('Léa');
    await expect.poll(async () => (await jobs())[0]?.last_error).toContain('it took longer than 400 ms');
    expect(await jobs()).toMatchObject([{ attempts: 1, leased_until: null }]);
    expect(stop?.aborted).toBe(true);
  });
});

describe('a unique key', () => {
  const key = { uniqueKey: 'greet Léa' };

  test('keeps the first job until it starts', async () => {
    await enqueueGreeting('first', key);
    await enqueueGreeting('second', key);
    expect(await jobs()).toMatchObject([{ payload: { name: 'first' } }]);
  });

  test('makes one job of several enqueued concurrently', async () => {
    await Promise.all(Array.from({ length: 16 }, () => enqueueGreeting('Léa', key)));
    expect(await jobs()).toHaveLength(1);
  });

  test('is released when the job starts, so that a later job is not lost', async () => {
    await enqueueGreeting('first', key);
    await claim(db.kysely, names, LEASE_MS);
    await enqueueGreeting('second', key);
    expect(await claim(db.kysely, names, LEASE_MS)).toMatchObject({ payload: { name: 'second' } });
  });
});

test('close() waits for the running job and starts no other', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const worker = await open({
    greet: () => {
      begun.resolve();
      return end.promise;
    },
  });
  await enqueueGreeting('Léa');
  await begun.promise;
  // The worker queries the next job at once. This query must end before the next job exists.
  await sleep(100);
  let isClosed = false;
  const closed = worker.close().then(() => (isClosed = true));
  await enqueueGreeting('Omar');
  await jobs();
  expect(isClosed).toBe(false);
  end.resolve();
  await closed;
  expect(await jobs()).toMatchObject([{ payload: { name: 'Omar' }, attempts: 0 }]);
});
