import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openInMemory } from './open-pglite.server.ts';
import { PreparedStatements } from './prepared-statements.server.ts';

describe('prepared statements of the embedded database', async () => {
  const pglite = await openInMemory();
  const statements = new PreparedStatements(pglite);
  const insert = 'insert into thing (id) values ($1)';
  const byId = 'select * from thing where id = $1';
  const prepared = async () => {
    const { rows } = await pglite.query<{ name: string; text: string }>(
      'select name, statement as text from pg_prepared_statements order by prepare_time, name',
    );
    return rows.filter(({ name }) => name !== '');
  };

  beforeAll(() => pglite.exec('create table thing (id text primary key)'));
  afterEach(() => vi.useRealTimers());
  afterAll(() => pglite.close());

  test('are prepared once and return the number of changed rows', async () => {
    expect(await statements.run(insert, ['a'])).toEqual({ rows: [], affectedRows: 1 });
    expect(await statements.run(insert, ['b'])).toEqual({ rows: [], affectedRows: 1 });
    expect(await statements.run(byId, ['b'])).toEqual({ rows: [{ id: 'b' }] });
    expect((await prepared()).map(({ text }) => text).sort()).toEqual([insert, byId]);
  });

  test('are prepared again after a failure', async () => {
    await expect(statements.run(insert, ['a'])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run('select $1 from nowhere', ['a'])).rejects.toMatchObject({ code: '42P01' });
    expect((await prepared()).map(({ text }) => text)).toEqual([byId]);
    expect(await statements.run(insert, ['c'])).toMatchObject({ affectedRows: 1 });
  });

  test('fail in an aborted transaction and run after it', async () => {
    await pglite.exec('begin');
    await expect(statements.run(insert, ['a'])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.run(byId, ['a'])).rejects.toMatchObject({ code: '25P02' });
    await expect(statements.run(insert, ['d'])).rejects.toMatchObject({ code: '25P02' });
    await pglite.exec('rollback');
    expect(await statements.run(insert, ['d'])).toMatchObject({ affectedRows: 1 });
    expect(await statements.run(byId, ['d'])).toMatchObject({ rows: [{ id: 'd' }] });
  });

  test('return new columns of an altered table after one failure', async () => {
    await pglite.exec('alter table thing add column name text');
    await expect(statements.run(byId, ['a'])).rejects.toMatchObject({ code: '0A000' });
    expect(await statements.run(byId, ['a'])).toEqual({ rows: [{ id: 'a', name: null }] });
  });

  test('are planned again after a minute because tables may have grown', async () => {
    const [before] = (await prepared()).filter(({ text }) => text === byId);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 61_000);
    await statements.run(byId, ['a']);
    const after = (await prepared()).filter(({ text }) => text === byId);
    expect(after).toHaveLength(1);
    expect(after[0]?.name).not.toBe(before?.name);
  });

  test('are limited to 300', async () => {
    for (let i = 0; i < 400; i += 1) await statements.run(`select ${i} + $1::int as sum`, ['1']);
    const remaining = await prepared();
    expect(remaining).toHaveLength(300);
    expect(remaining.map(({ text }) => text)).not.toContain(byId);
    expect(await statements.run(byId, ['a'])).toMatchObject({ rows: [{ id: 'a' }] });
  });

  test('return each result when run concurrently', async () => {
    const results = Array.from({ length: 50 }, (_, i) => statements.run('select $1::int as n', [String(i)]));
    expect((await Promise.all(results)).map(({ rows }) => rows[0]?.n)).toEqual([...Array(50).keys()]);
  });
});
