import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { notify } from './notify.server.ts';

interface Sample {
  moment: Date | null;
  day: string | null;
  count: number | null;
  ratio: number | null;
  price: number | null;
  yes: boolean | null;
  words: (string | null)[] | null;
  subject: unknown;
}

const db = await ownDatabase();
const kysely = db.kysely as unknown as Kysely<{ sample: Sample; slot: { name: string } }>;

beforeAll(async () => {
  await sql`create table sample (
    moment timestamptz, day date, count int8, ratio float8, price numeric,
    yes boolean, words text[], subject jsonb
  )`.execute(kysely);
  await sql`create table slot (name text constraint slot_name_once primary key)`.execute(kysely);
});

afterEach(() => void vi.unstubAllEnvs());

const names = async () =>
  (await kysely.selectFrom('slot').select('name').orderBy('name').execute()).map((row) => row.name);
const add = (name: string) => kysely.insertInto('slot').values({ name }).execute();

describe('values', () => {
  const sample: Sample = {
    moment: new Date('2026-03-29T00:30:00.123Z'),
    day: '2026-03-29',
    count: 9_007_199_254_740_991,
    ratio: 3.25,
    price: 12.5,
    yes: true,
    words: ['é, "quoted" \\ {x}', '', 'NULL', null],
    subject: { list: [1, null, 'ü'], deep: { yes: false } },
  };
  const nothing = Object.fromEntries(Object.keys(sample).map((column) => [column, null]));

  test.each([
    ['are read as they were written', sample],
    ['can all be null', nothing as unknown as Sample],
  ])('%s', async (_, row) => {
    await kysely.insertInto('sample').values(row).execute();
    expect(await kysely.selectFrom('sample').selectAll().execute()).toEqual([row]);
  });

  test('a Date written to a date column is stored as its day in UTC', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const late = new Date('2026-01-01T23:59:00Z');
    await sql`insert into sample (day) values (${late})`.execute(kysely);
    expect(await kysely.selectFrom('sample').select('day').execute()).toEqual([{ day: '2026-01-01' }]);
  });

  test('refuses an array for jsonb unless it is serialised as JSON', async () => {
    await expect(sql`insert into sample (subject) values (${['a']})`.execute(kysely)).rejects.toThrow('json');
    await sql`insert into sample (subject) values (${JSON.stringify(['a'])})`.execute(kysely);
    expect(await kysely.selectFrom('sample').select('subject').execute()).toEqual([{ subject: ['a'] }]);
  });

  test('parses arrays of days, counts and moments like single values', async () => {
    const { rows } = await sql`select array['2026-01-02'::date] as days, array[5, null]::int8[] as counts,
      array['2026-01-02T00:00Z'::timestamptz] as moments, count(*) as count from slot`.execute(kysely);
    expect(rows).toEqual([
      { days: ['2026-01-02'], counts: [5, null], moments: [new Date('2026-01-02T00:00Z')], count: 0 },
    ]);
  });

  test('an update returns the number of changed rows', async () => {
    await add('a');
    const result = await kysely.updateTable('slot').set({ name: 'b' }).executeTakeFirst();
    expect(result.numUpdatedRows).toBe(1n);
  });
});

describe('errors', () => {
  test('have code, constraint and detail, but no parameters', async () => {
    await add('twice');
    const error = await add('twice').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23505', constraint: 'slot_name_once', table: 'slot' });
    expect(error).toMatchObject({ detail: 'Key (name)=(twice) already exists.' });
    expect(error).not.toHaveProperty('params');
  });
});

describe('transactions', () => {
  test('are rolled back when something throws', async () => {
    const failing = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('slot').values({ name: 'a' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });

  test('throw on commit when an error inside was swallowed', async () => {
    const failing = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('slot').values({ name: 'a' }).execute();
      await sql`select nothing`.execute(transaction).catch(() => {});
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await names()).toEqual([]);
  });

  test('are invisible outside before they commit', async () => {
    const { promise: namesSeen, resolve } = Promise.withResolvers<string[]>();
    await kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('slot').values({ name: 'a' }).execute();
      void names().then(resolve); // The embedded database runs this query after the commit. PostgreSQL runs it before the commit.
      await transaction.insertInto('slot').values({ name: 'b' }).execute();
      if (db.kind === 'postgres') expect(await namesSeen).toEqual([]);
    });
    if (db.kind === 'embedded') expect(await namesSeen).toEqual(['a', 'b']);
  });

  test('roll back without undoing writes from outside', async () => {
    const rolledBack = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('slot').values({ name: 'inside' }).execute();
      const outside = add('outside');
      await sql`select pg_sleep(0.01)`.execute(transaction);
      if (db.kind === 'postgres') await outside;
      throw new Error('no');
    });
    const before = add('before');
    await expect(rolledBack).rejects.toThrow('no');
    await Promise.all([before, add('after')]);
    await expect.poll(names).toEqual(['after', 'before', 'outside']);
  });

  test('keep each commit and undo each rollback when 24 run concurrently', async () => {
    const transactions = Array.from({ length: 24 }, (_, index) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`insert into slot values (${index})`.execute(transaction);
        if (index % 3 === 0) throw new Error('no');
      }),
    );
    const results = await Promise.allSettled(transactions);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
    expect(await names()).toHaveLength(16);
  });
});

describe('database signals', () => {
  async function listenTo(channel: string) {
    const received: string[] = [];
    const listener = await db.listen(channel, (payload) => received.push(payload));
    const until = (payload: string) => expect.poll(() => received, { interval: 5 }).toContain(payload);
    return { received, until, close: () => listener.close() };
  }

  test('arrive once, after the commit, and never after a rollback', async () => {
    const { received, until, close } = await listenTo('a channel');
    const rolledBack = db.kysely.transaction().execute(async (transaction) => {
      await notify(transaction, 'a channel', 'rolled back');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await db.kysely.transaction().execute(async (transaction) => {
      await notify(transaction, 'a channel', 'committed');
      await notify(transaction, 'a channel', 'committed');
      await sql`select pg_sleep(0.05)`.execute(transaction);
      expect(received).toEqual([]);
    });
    await until('committed');
    expect(received).toEqual(['committed']);
    await close();
  });

  test('reach all open listeners of the channel', async () => {
    const [first, second, other] = await Promise.all([listenTo('one'), listenTo('one'), listenTo('other')]);
    await first.close();
    await notify(db.kysely, 'one', 'to the second');
    await second.until('to the second');
    expect([first.received, other.received]).toEqual([[], []]);
    await Promise.all([second.close(), other.close()]);
  });
});
