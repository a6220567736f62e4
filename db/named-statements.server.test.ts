import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { StatementNames } from './named-statements.server.ts';

/**
 * These tests have their own database, because other tests use up the statement names of the shared pool.
 * Null on PGlite, where statements get no names.
 */
const database = process.env.TEST_DATABASE_URL ? await ownDatabase() : null;

const READ = 'select "id" from "company" where "user_id" = $1';

function namesAfterRuns(text: string, names = new StatementNames()) {
  for (let run = 1; run <= 6; run++) expect(names.nameOf(text)).toBeUndefined();
  return names;
}

it('names a read from its seventh run, in every process by the same name', () => {
  const name = namesAfterRuns(READ).nameOf(READ);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(namesAfterRuns(READ).nameOf(READ)).toBe(name);
});

it.each([
  ['a change', 'update "company" set "name" = $1'],
  ['all columns', 'select * from "company" where "user_id" = $1'],
  ['all columns of a table', 'select "company".* from "company"'],
  ['a search', 'select "id" from "influencer" where "full_name" ilike $1'],
])('does not name %s', (_, text) => {
  expect(namesAfterRuns(text).nameOf(text)).toBeUndefined();
});

it.each(['26000', '42P05', '0A000'])('stops naming a statement after the error %s', (code) => {
  const names = namesAfterRuns(READ);
  names.failed(READ, { code: '40001' });
  expect(names.nameOf(READ)).toBeDefined();
  names.failed(READ, { code });
  expect(namesAfterRuns(READ, names).nameOf(READ)).toBeUndefined();
});

it('names at most a hundred statements', () => {
  const names = new StatementNames();
  for (let nth = 1; nth <= 101; nth++) namesAfterRuns(`select ${nth}`, names);
  expect([names.nameOf('select 100'), names.nameOf('select 101')]).toEqual([expect.any(String), undefined]);
});

it.runIf(process.env.TEST_DATABASE_URL)('prepares a frequent read once a connection', async () => {
  const named = await database?.kysely.transaction().execute(async (db) => {
    for (let run = 1; run <= 9; run++)
      await db.selectFrom('company').select('name').where('id', '=', `company-${run}`).execute();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    );
    return rows.filter(({ statement }) => statement.includes('"company"'));
  });
  expect(named).toHaveLength(1);
});
