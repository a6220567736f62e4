import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { CannotOpen } from './cannot-open.ts';
import { migrate } from './migrate.server.ts';

const db = await ownDatabase();
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'accolade-'));
  await sql.raw('drop table if exists migration, fruit, basket').execute(db.kysely);
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const run = () => migrate(db, pathToFileURL(`${folder}/`));
const fruits = async () =>
  (await sql<{ name: string }>`select name from fruit`.execute(db.kysely)).rows.map((row) => row.name);

test('applies each migration once, in order', async () => {
  write('0002-fill.sql', `insert into fruit values ('fig'); insert into fruit values ('date');`);
  write('0001-make.sql', 'create table fruit (name text);');
  write('notes.txt', 'no migration');
  expect(await run()).toEqual(['0001-make.sql', '0002-fill.sql']);
  expect(await run()).toEqual([]);
  expect(await fruits()).toEqual(['fig', 'date']);
});

test('applies a migration once when two processes migrate at the same time', async () => {
  write(
    '0001-make.sql',
    `create table fruit (name text); select pg_sleep(0.1); insert into fruit values ('fig');`,
  );
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['0001-make.sql']);
  expect(await fruits()).toEqual(['fig']);
});

test('a failed migration changes nothing and can be corrected, and those before it stay applied', async () => {
  write('0001-make.sql', 'create table fruit (name text);');
  write('0002-fill.sql', `insert into fruit values ('fig'); select nonsense;`);
  await expect(run()).rejects.toThrow('nonsense');
  expect(await fruits()).toEqual([]);
  write('0002-fill.sql', `insert into fruit values ('fig');`);
  expect(await run()).toEqual(['0002-fill.sql']);
});

test('refuses a migration that was changed after it was applied', async () => {
  write('0001-make.sql', 'create table fruit (name text);');
  await run();
  write('0001-make.sql', 'create table fruit (name text, color text);');
  await expect(run()).rejects.toThrow(CannotOpen);
  await expect(run()).rejects.toThrow('0001-make.sql was changed');
});

test('accepts the same migration with Windows line ends', async () => {
  write('0001-make.sql', 'create table fruit (\nname text);');
  await run();
  write('0001-make.sql', 'create table fruit (\r\nname text);');
  expect(await run()).toEqual([]);
});

test('refuses a database that a newer version has migrated', async () => {
  write('0001-make.sql', 'create table fruit (name text);');
  await run();
  rmSync(path.join(folder, '0001-make.sql'));
  await expect(run()).rejects.toThrow(CannotOpen);
  await expect(run()).rejects.toThrow('a newer version');
});

test.runIf(db.kind === 'postgres')('waits for a lock without stopping the queries of others', async () => {
  write('0001-make.sql', 'create table fruit (name text);');
  await run();
  write('0002-color.sql', 'alter table fruit add column color text;');
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  // The dump's transaction blocks changes to the structure of the table until the transaction ends.
  const dump = db.kysely.transaction().execute(async (transaction) => {
    await sql`select * from fruit`.execute(transaction);
    read();
    await isDone;
  });
  await isRead;
  const gaveUp = migrate(db, pathToFileURL(`${folder}/`), 0);
  await expect(gaveUp).rejects.toThrow('wait for a lock that another session holds');
  const migrated = run();
  // `migrate` waits for a lock for 100 ms at most. Otherwise these queries would wait for the migration, which waits
  // for the dump.
  for (let n = 0; n < 10; n++) await fruits();
  done();
  await dump;
  expect(await migrated).toEqual(['0002-color.sql']);
});

test.runIf(db.kind === 'postgres')('lets the transaction of another process win a deadlock', async () => {
  write('0001-make.sql', 'create table fruit (name text); create table basket (name text);');
  await run();
  const addColor = (table: string) => `alter table ${table} add column color text;`;
  // During the sleep, `other` begins to wait for `fruit`, which the migration has locked. The migration then waits for
  // `basket`, which `other` has locked. Without the 100 ms limit, PostgreSQL would end `other`, because `other` has
  // waited longer.
  write('0002-color.sql', `${addColor('fruit')} select pg_sleep(0.5); ${addColor('basket')}`);
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: isFruitLocked, resolve: lockFruit } = Promise.withResolvers<void>();
  const other = db.kysely.transaction().execute(async (transaction) => {
    await sql`select * from basket`.execute(transaction);
    read();
    await isFruitLocked;
    await sql`select * from fruit`.execute(transaction);
  });
  await isRead;
  const migrated = run();
  await expect.poll(locksOfFruit, { interval: 10 }).toBe(1);
  lockFruit();
  await other;
  expect(await migrated).toEqual(['0002-color.sql']);
});

test.runIf(db.kind === 'postgres')('keeps the locks of one migration only', async () => {
  write('0001-make.sql', 'create table fruit (name text); create table basket (name text);');
  await run();
  write('0002-fruit.sql', 'alter table fruit add column color text;');
  write('0003-basket.sql', 'alter table basket add column color text;');
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const other = db.kysely.transaction().execute(async (transaction) => {
    await sql`select * from basket`.execute(transaction);
    read();
    await isDone;
  });
  await isRead;
  await expect(migrate(db, pathToFileURL(`${folder}/`), 0)).rejects.toThrow('wait for a lock');
  await sql`select color from fruit`.execute(db.kysely);
  done();
  await other;
  expect(await run()).toEqual(['0003-basket.sql']);
});

async function locksOfFruit(): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_locks where relation = 'fruit'::regclass and mode = 'AccessExclusiveLock'
  `.execute(db.kysely);
  return rows.length;
}
