import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { notify } from './notify.server.ts';
import { CannotOpen, openPostgres } from './open.server.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

async function sentence(url: string): Promise<string> {
  const error = await openPostgres(url).catch((reason: unknown) => reason);
  if (!(error instanceof CannotOpen)) throw error;
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('hush');
  return error.message;
}

describe('what an operator can mend is said in a sentence, without the password', () => {
  test('no address', async () => {
    const expected = /^DATABASE_URL is no PostgreSQL address/;
    for (const url of ['mysql://me:hush@host/db', 'postgres://me:hush@host:port/db', 'hush']) {
      expect(await sentence(url)).toMatch(expected);
    }
  });

  test('nobody answers', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    taken.close();
    expect(await sentence(`postgres://me:hush@127.0.0.1:${port}/db`)).toBe(
      `No PostgreSQL at 127.0.0.1:${port} answers: start it, or correct DATABASE_URL.`,
    );
  });

  test.runIf(server)('no such database', async () => {
    const url = new URL(server);
    url.pathname = 'absent';
    expect(await sentence(url.href)).toContain('has no database "absent": create it');
  });

  // A server that trusts everyone asks for no password.
  test.runIf(new URL(server || 'postgres:').password)('the wrong password', async () => {
    const url = new URL(server);
    url.password = 'hush';
    expect(await sentence(url.href)).toContain(`refuses the user "${url.username}" with this password`);
  });
});

describe.runIf(server)('a lost connection', () => {
  const killOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'accolade listener' and datname = current_database()`;

  test('of the listener comes back, tells of the gap, and hears again', async () => {
    const db = await openPostgres(server);
    const heard = vi.fn();
    const gap = vi.fn();
    await db.listen('news', heard, gap);
    await killOthers.execute(db.kysely);
    await expect.poll(() => gap.mock.calls.length, { interval: 20 }).toBe(1);
    await notify(db.kysely, 'news', 'again');
    await expect.poll(() => heard.mock.calls, { interval: 5 }).toEqual([['again']]);
    await db.close();
  });

  test('in the middle of a transaction fails that one only', async () => {
    const db = await openPostgres(server);
    const work = db.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.kysely);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(db.kysely)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await db.close();
  });
});
