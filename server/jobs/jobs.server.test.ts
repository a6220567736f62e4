import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { act } from '#domain/ctx.ts';
import { enqueue } from '#domain/jobs.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { claim, giveUpFatal, putOff, restAfter, untilNext } from './job-queue.ts';
import { type Handlers, openJobs } from './jobs.ts';

const db = await testDatabase();

/** Kinds of work that only these tests know. */
interface Kinds {
  greet: { name: string };
}
const names = ['greet'];
const LEASE_MS = 60_000;

/** A moment from now: the database's clock says what is due. */
const inMs = (ms: number) => new Date(Date.now() + ms);
const leave = (name: string, when: Parameters<typeof enqueue>[3] = {}) =>
  enqueue(aVisitor(db), 'greet' as never, { name } as never, when);
const jobs = () => db.kysely.selectFrom('job').selectAll().orderBy('id').execute();
/** Lets the lease of every job run out, as it does when a process was killed. */
const killWorker = () =>
  sql`update job set leased_until = clock_timestamp() - interval '1 ms'`.execute(db.kysely);
const makeDue = () =>
  db.kysely
    .updateTable('job')
    .set({ run_at: inMs(-1) })
    .execute();

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

async function open(handlers: Handlers<Kinds>, options?: { leaseMs: number }) {
  const worker = await openJobs<Kinds>(db, handlers, options);
  opened.push(worker);
  return worker;
}

/** A handler that counts whom it greeted, and a promise for the n-th. */
function greeter(fail: (attempt: number) => boolean = () => false) {
  const greeted: string[] = [];
  const waits: { count: number; resolve: () => void }[] = [];
  const greet = async ({ name }: { name: string }) => {
    greeted.push(name);
    for (const { count, resolve } of waits) if (greeted.length >= count) resolve();
    if (fail(greeted.length)) throw new Error(`could not greet ${name}`);
  };
  const times = (count: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (greeted.length >= count) resolve();
    else waits.push({ count, resolve });
    return promise;
  };
  return { greet, greeted, times };
}

describe('what is left behind', () => {
  test('is done after the commit, and its row is gone', async () => {
    const { greet, greeted, times } = greeter();
    const worker = await open({ greet });
    await act(aVisitor(db), (ctx) => enqueue(ctx, 'greet' as never, { name: 'Léa' } as never));
    await times(1);
    await worker.close();
    expect(greeted).toEqual(['Léa']);
    expect(await jobs()).toEqual([]);
  });

  test('is not done when the act was rolled back', async () => {
    const failed = act(aVisitor(db), async (ctx) => {
      await enqueue(ctx, 'greet' as never, { name: 'Léa' } as never);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await jobs()).toEqual([]);
  });

  test('waits for its hour', async () => {
    await leave('later', { runAt: inMs(3_600_000) });
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    const ms = (await untilNext(db.kysely, names)) ?? 0;
    expect(ms).toBeGreaterThan(3_590_000);
    expect(ms).toBeLessThanOrEqual(3_600_000);
  });

  test('is started at its hour though nobody calls', async () => {
    const { greet, times } = greeter();
    await leave('soon', { runAt: inMs(150) });
    await open({ greet });
    await times(1);
  });

  test('is left alone by a process that does not know its kind', async () => {
    await leave('Léa');
    expect(await claim(db.kysely, [], LEASE_MS)).toBeUndefined();
    expect(await untilNext(db.kysely, [])).toBeNull();
  });
});

describe('two workers', () => {
  test('do each job once', async () => {
    const { greet, greeted, times } = greeter();
    const first = await open({ greet });
    const second = await open({ greet });
    const everyone = Array.from({ length: 40 }, (_, n) => `person ${n}`);
    await Promise.all(everyone.map((name) => leave(name)));
    await times(40);
    await Promise.all([first.close(), second.close()]);
    expect(greeted.toSorted()).toEqual(everyone.toSorted());
    expect(await jobs()).toEqual([]);
  });

  test('take over from one another when the lease ran out, never before', async () => {
    await leave('Léa');
    const mine = await claim(db.kysely, names, LEASE_MS);
    expect(mine).toMatchObject({ payload: { name: 'Léa' }, attempts: 1 });
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    await killWorker();
    expect(await claim(db.kysely, names, LEASE_MS)).toMatchObject({ id: mine?.id, attempts: 2 });
  });

  test('do not put off what the other took over', async () => {
    await leave('Léa');
    const late = await claim(db.kysely, names, LEASE_MS);
    await killWorker();
    await claim(db.kysely, names, LEASE_MS);
    if (late) expect(await putOff(db.kysely, late, 'too late to say so')).toBe('was taken over');
    expect(await jobs()).toMatchObject([{ attempts: 2, last_error: null }]);
  });
});

describe('what fails', () => {
  test('rests three times longer each time, up to an hour', () => {
    expect([1, 2, 3, 4].map(restAfter)).toEqual([5_000, 15_000, 45_000, 135_000]);
    expect(restAfter(11)).toBe(3_600_000);
  });

  test('is tried again, with its last error kept', async () => {
    await leave('Léa');
    const job = await claim(db.kysely, names, LEASE_MS);
    if (job) expect(await putOff(db.kysely, job, new Error('no post today'))).toBe('rests');
    const [row] = await jobs();
    expect(row).toMatchObject({ failed_at: null, leased_until: null });
    expect(row?.last_error).toContain('no post today');
    const ms = (await untilNext(db.kysely, names)) ?? 0;
    expect(ms).toBeGreaterThan(4_000);
    expect(ms).toBeLessThanOrEqual(5_000);
    await makeDue();
    const { greet, greeted, times } = greeter();
    const worker = await open({ greet });
    await times(1);
    await worker.close();
    expect(greeted).toEqual(['Léa']);
    expect(await jobs()).toEqual([]);
  });

  test('is given up after twelve attempts', async () => {
    await leave('Léa');
    for (let attempt = 1; attempt <= 12; attempt++) {
      const job = await claim(db.kysely, names, LEASE_MS);
      expect(job?.attempts).toBe(attempt);
      if (job) expect(await putOff(db.kysely, job, 'no')).toBe(attempt < 12 ? 'rests' : 'is given up');
      await makeDue();
    }
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    expect(await jobs()).toMatchObject([
      { attempts: 12, last_error: 'no', failed_at: expect.any(Date) as Date },
    ]);
  });

  test('is given up too when it took its process down each time', async () => {
    await leave('Léa');
    await db.kysely.updateTable('job').set({ attempts: 12 }).execute();
    await killWorker();
    expect(await claim(db.kysely, names, LEASE_MS)).toBeUndefined();
    expect(await giveUpFatal(db.kysely)).toHaveLength(1);
    expect(await giveUpFatal(db.kysely)).toEqual([]);
    expect(await jobs()).toMatchObject([{ last_error: 'its process ended while it ran' }]);
  });

  test('by never ending is put off before its lease is over', async () => {
    const worker = await open({ greet: () => new Promise<void>(() => {}) }, { leaseMs: 500 });
    await leave('Léa');
    await expect.poll(async () => (await jobs())[0]?.last_error).toContain('it took longer than 400 ms');
    expect(await jobs()).toMatchObject([{ attempts: 1, leased_until: null }]);
    await worker.close();
  });
});

describe('a unique key', () => {
  const key = { uniqueKey: 'greet Léa' };

  test('keeps the first job while it waits', async () => {
    await leave('first', key);
    await leave('second', key);
    expect(await jobs()).toMatchObject([{ payload: { name: 'first' } }]);
  });

  test('of jobs left at once makes one of them', async () => {
    await Promise.all(Array.from({ length: 16 }, () => leave('Léa', key)));
    expect(await jobs()).toHaveLength(1);
  });

  test('is free again once the job has been started: what comes later is not lost', async () => {
    await leave('first', key);
    await claim(db.kysely, names, LEASE_MS);
    await leave('second', key);
    expect(await claim(db.kysely, names, LEASE_MS)).toMatchObject({ payload: { name: 'second' } });
  });
});

test('closing waits for what runs, and starts nothing more', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const worker = await open({
    greet: () => {
      begun.resolve();
      return end.promise;
    },
  });
  await leave('Léa');
  await begun.promise;
  let isClosed = false;
  const closed = worker.close().then(() => {
    isClosed = true;
  });
  await leave('Omar');
  await jobs(); // by now it would have closed, had it not waited
  expect(isClosed).toBe(false);
  end.resolve();
  await closed;
  expect(await jobs()).toMatchObject([{ payload: { name: 'Omar' }, attempts: 0 }]);
});
