import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { CannotOpen } from './cannot-open.ts';
import { notify } from './notify.server.ts';
import { openPostgres } from './open.server.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

async function messageFor(url: string): Promise<string> {
  const error = await openPostgres(url).catch((reason: unknown) => reason);
  if (!(error instanceof CannotOpen)) throw error;
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('hush');
  return error.message;
}

describe('message for the operator, without the password', () => {
  test('the URL is not a PostgreSQL URL', async () => {
    const expected = /^DATABASE_URL is no PostgreSQL address/;
    for (const url of ['mysql://me:hush@host/db', 'postgres://me:hush@host:port/db', 'hush']) {
      expect(await messageFor(url)).toMatch(expected);
    }
  });

  test('no server is listening', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    expect(await messageFor(`postgres://me:hush@127.0.0.1:${port}/db`)).toBe(
      `No PostgreSQL at 127.0.0.1:${port} answers: start it, or correct DATABASE_URL.`,
    );
  });

  test('the host is not known', async () => {
    const expected = /nowhere\.invalid is not known|cannot be used/; // Some networks resolve even unknown host names.
    expect(await messageFor('postgres://me:hush@nowhere.invalid/a')).toMatch(expected);
  });

  test.runIf(server)('the database does not exist', async () => {
    const url = new URL(server);
    url.pathname = 'absent';
    expect(await messageFor(url.href)).toContain('has no database "absent": create it');
  });

  // A server with trust authentication accepts any password.
  test.runIf(new URL(server || 'postgres:').password)('the password is wrong', async () => {
    const url = new URL(server);
    url.password = 'hush';
    expect(await messageFor(url.href)).toContain(`refuses the user "${url.username}" with this password`);
  });
});

describe.runIf(server)('a lost connection', () => {
  const killOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'accolade listener' and datname = current_database()`;

  test('of the listener is restored: calls onGap and receives signals again', async () => {
    const db = await openPostgres(server);
    const onPayload = vi.fn();
    const onGap = vi.fn();
    await db.listen('news', onPayload, onGap);
    await killOthers.execute(db.kysely);
    await expect.poll(() => onGap.mock.calls.length, { interval: 20 }).toBe(1);
    await notify(db.kysely, 'news', 'again');
    await expect.poll(() => onPayload.mock.calls, { interval: 5 }).toEqual([['again']]);
    await db.close();
  });

  test('in a transaction fails only that transaction', async () => {
    const db = await openPostgres(server);
    const failing = db.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.kysely);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(transaction);
    });
    await expect(failing).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(db.kysely)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await db.close();
  });
});

test.runIf(server)(
  'a lock of another session fails the queries that need it after five seconds',
  async () => {
    const [db, other] = [await openPostgres(server), await openPostgres(server)];
    await sql`create table if not exists locked_here (id int)`.execute(db.kysely);
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const lock = other.kysely.transaction().execute(async (transaction) => {
      await sql`lock table locked_here in access exclusive mode`.execute(transaction);
      held();
      await isFree;
    });
    await isHeld;
    const waiting = Array.from({ length: 12 }, () => sql`select * from locked_here`.execute(db.kysely));
    const outcomes = await Promise.allSettled(waiting);
    for (const it of outcomes) expect(it.status === 'rejected' && it.reason).toMatchObject({ code: '55P03' });
    await expect(sql`select 1 as one`.execute(db.kysely)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    free();
    await lock;
    await sql`drop table locked_here`.execute(db.kysely);
    await Promise.all([db.close(), other.close()]);
  },
);
