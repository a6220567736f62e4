import { type Kysely, sql } from 'kysely';
import { MAX_SKEW_MS, readSkew } from '#db/check.server.ts';
import { type Database, openPostgres } from '#db/open.server.ts';
import { CONNECTIONS_PER_PROCESS } from '#db/postgres.server.ts';
import { LISTENER_NAME } from '#db/postgres-listener.server.ts';
import type { Tables } from '#db/tables.ts';
import { checkDemo, checkMigrations } from './check-migrations.ts';
import { type Finding, fails, warns, works } from './finding.ts';

const SECOND_MS = 1_000;

/**
 * Checks connection, version, encoding, rights, migrations, free connections and clock, without changes. Throws
 * CannotOpen with a sentence if the database cannot be used at all.
 */
export async function checkPostgres(url: string, publicUrl: string): Promise<Finding[]> {
  const db = await openPostgres(url);
  try {
    const role = await checkRole(db.kysely);
    if (role.some(({ sign }) => sign === '✗')) return role;
    return [
      ...role,
      ...(await checkMigrations(db.kysely)),
      ...(await checkDemo(db.kysely, publicUrl)),
      ...(await checkConnections(db.kysely)),
      ...(await checkClock(db)),
    ];
  } finally {
    await db.close();
  }
}

async function checkRole(db: Kysely<Tables>): Promise<Finding[]> {
  const { rows } = await sql<{
    version: string;
    role: string;
    name: string;
    mayCreate: boolean | null;
    isReadOnly: boolean;
    foreign: number;
    isOpenOnNetwork: boolean;
  }>`select current_setting('server_version') as version, current_user as role, current_database() as name,
    has_schema_privilege(current_schema(), 'create') as "mayCreate",
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    (select count(*) from pg_tables where schemaname = current_schema()
      and not pg_has_role(tableowner, 'usage'))::int as foreign,
    inet_server_addr() is not null and not inet_server_addr() <<= any ('{127.0.0.0/8,::1}'::inet[])
      and not exists (select from pg_stat_ssl where pid = pg_backend_pid() and ssl) as "isOpenOnNetwork"`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return [fails('The database returned no row: look at the server.')];
  const { version, role, name, mayCreate, isReadOnly, foreign, isOpenOnNetwork } = found;
  const remedy = `run \`alter database ${name} owner to ${role}\` as a superuser`;
  if (isReadOnly) return [fails('The database can only be read: name the primary server in DATABASE_URL.')];
  if (!mayCreate) return [fails(`The role ${role} may not create tables in ${name}: ${remedy}.`)];
  if (foreign > 0)
    return [
      fails(
        `${foreign} tables belong to another role than ${role}: restore as ${role}, or run \`reassign owned\`.`,
      ),
    ];
  return [
    works(`PostgreSQL ${version}: ${name} is in UTF-8, and ${role} may create tables.`),
    ...(isOpenOnNetwork
      ? [warns('The connection to the database is not encrypted: add ?sslmode=require to DATABASE_URL.')]
      : []),
  ];
}

async function checkConnections(db: Kysely<Tables>): Promise<Finding[]> {
  const { rows } = await sql<{ max: number; used: number; processes: number }>`
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int,
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as max,
      count(*) filter (where backend_type = 'client backend')::int - 1 as used,
      count(*) filter (where application_name = ${LISTENER_NAME} and datname = current_database())::int as processes
    from pg_stat_activity`.execute(db);
  const { max, used, processes } = rows[0] ?? { max: 0, used: 0, processes: 0 };
  const needed = Math.max(processes, 1) * CONNECTIONS_PER_PROCESS;
  const text = `Running processes of the site: ${processes}. Used connections: ${used} of ${max}. Each process opens up to ${CONNECTIONS_PER_PROCESS}`;
  if (max < needed) return [fails(`${text}: raise max_connections to ${needed + CONNECTIONS_PER_PROCESS}.`)];
  return max - needed < CONNECTIONS_PER_PROCESS
    ? [warns(`${text}: raise max_connections, or a release cannot start a process beside the others.`)]
    : [works(`${text}.`)];
}

async function checkClock(db: Database): Promise<Finding[]> {
  const ahead = await readSkew(db.kysely);
  const seconds = (Math.abs(ahead) / SECOND_MS).toFixed(1);
  return Math.abs(ahead) > MAX_SKEW_MS
    ? [
        warns(
          `This clock and the database’s clock differ by ${seconds} seconds: run chrony on both machines.`,
        ),
      ]
    : [works(`This clock and the database’s clock differ by ${seconds} seconds.`)];
}
