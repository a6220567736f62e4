import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { openPostgres } from '#db/open.server.ts';
import { loadDemoWorld } from '#demo/load-demo-world.server.ts';
import { newDatabase, onServer } from '#tests/global-setup.ts';
import { aVisitor } from '#tests/people.ts';
import { checkPostgres } from './check-postgres.ts';
import { findingsOf } from './finding.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

async function check(url: string, publicUrl = 'https://example.com'): Promise<string> {
  const findings = await findingsOf({ name: 'database', run: () => checkPostgres(url, publicUrl) });
  return findings.map(({ sign, text }) => `${sign} ${text}`).join('\n');
}

describe.runIf(server)('npm run doctor on PostgreSQL', () => {
  it('reads the role, the migrations, the connections and the clock, and changes nothing', async () => {
    const database = await newDatabase(server);
    const empty = await check(database.url);
    expect(empty).toMatch(/^✓ PostgreSQL \d+.+ is in UTF-8, and \w+ may create tables\./);
    expect(empty).toMatch(/✓ The database is empty/);
    expect(empty).toMatch(/✓ .+ Used connections: \d+ of \d+\. Each process opens up to 14/);
    expect(empty).toMatch(/✓ This clock and the database’s clock differ by 0\.0 seconds/);
    const db = await openPostgres(database.url);
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(db.kysely);
    expect(rows).toEqual([]);
    await migrate(db);
    expect(await check(database.url)).toMatch(/✓ All \d+ migrations are applied/);
    await sql`delete from migration where name = (select max(name) from migration)`.execute(db.kysely);
    expect(await check(database.url)).toMatch(/! The next start applies the migrations \d{4}-.+\.sql: make/);
    await sql`insert into migration (name, hash) values ('9999-later.sql', 'x')`.execute(db.kysely);
    expect(await check(database.url)).toMatch(/✗ The database knows the migration 9999-later\.sql/);
    await db.close();
    await database.drop();
  });

  it('fails for a role without rights, foreign tables and a database that can only be read', async () => {
    const database = await newDatabase(server);
    const user = `doctor_${process.pid}`;
    await onServer(server, `create role ${user} login password 'doctor'`);
    const url = Object.assign(new URL(database.url), { username: user, password: 'doctor' }).href;
    expect(await check(url)).toMatch(/^✗ The role \w+ may not create tables .+ `alter database/);
    const db = await openPostgres(database.url);
    await migrate(db);
    await sql
      .raw(`grant create on schema public to ${user}; grant select on migration to ${user}`)
      .execute(db.kysely);
    expect(await check(url)).toMatch(/^✗ \d+ tables belong to another role/);
    await db.close();
    const readOnly = `${database.url}?options=-c%20default_transaction_read_only%3Don`;
    expect(await check(readOnly)).toMatch(/^✗ The database can only be read/);
    await database.drop();
    await onServer(server, `drop role ${user}`);
  });

  it('fails for too few connections, and for demo accounts of a public site', async () => {
    const database = await newDatabase(server);
    const db = await openPostgres(database.url);
    await migrate(db);
    await loadDemoWorld(aVisitor(db, new Date()));
    expect(await check(database.url)).toMatch(/✗ Demo accounts with public passwords exist \(2\)/);
    expect(await check(database.url, 'http://localhost:3000')).not.toContain('demo');
    await db.close();
    const name = new URL(database.url).pathname.slice(1);
    await onServer(server, `alter database ${name} connection limit 20`);
    expect(await check(database.url)).toMatch(
      /! Running processes of the site: 0\. .+ of 20\. .+ raise max_connections/,
    );
    await onServer(server, `alter database ${name} connection limit 12`);
    expect(await check(database.url)).toMatch(
      /✗ Running processes of the site: 0\. .+ of 12\. .+ raise max_connections to 28/,
    );
    await database.drop();
  });

  it('fails with one sentence if the server does not answer', async () => {
    expect(await check('postgres://u:hush@127.0.0.1:1/d')).toMatch(
      /^✗ No PostgreSQL at 127\.0\.0\.1:1 answers/,
    );
  });
});
