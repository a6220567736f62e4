import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { CannotOpen } from './cannot-open.ts';
import { pgTypes } from './values.server.ts';

/**
 * Without these time limits, requests would wait for a table that another program has locked. The requests would soon
 * occupy all connections and stop every page. `jit` is off, because compiling a query takes longer than running it.
 */
const SESSION = `set time zone 'UTC'; set jit = off; set lock_timeout = '5s'; set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s'`;
/**
 * Time limit in milliseconds for a server that no longer answers. Exceeds `statement_timeout`, so that a working
 * server reports its own timeout.
 */
const QUERY_MS = 35_000;

const POOL_CONNECTIONS = 10;
/**
 * Number of connections of one process: the pool, and one connection each for signals, health checks, migrations and
 * search indexes.
 */
export const CONNECTIONS_PER_PROCESS = POOL_CONNECTIONS + 4;

/** pg treats these modes as verify-full, but prints a warning of six lines unless verify-full is written. */
const SSL_ALIAS = /(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/;

/** Throws CannotOpen if `url` is not a PostgreSQL URL. */
export function configOf(url: string): ClientConfig {
  const config: ClientConfig = {
    connectionString: url.includes('uselibpqcompat=true') ? url : url.replace(SSL_ALIAS, 'verify-full'),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'accolade',
    types: pgTypes,
  };
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('another protocol');
    new Client(config);
  } catch {
    throw new CannotOpen(
      'DATABASE_URL is no PostgreSQL address: it looks like postgres://user:password@host:5432/database.',
    );
  }
  return config;
}

/**
 * Opens a pool of at most ten connections and tests one connection. Throws CannotOpen if the server is unreachable,
 * rejects the login, lacks the database, or is older than version 15, or if the database is not in UTF-8.
 */
export async function openPool(config: ClientConfig): Promise<Pool> {
  const pool = poolOf({
    ...config,
    max: POOL_CONNECTIONS,
    idleTimeoutMillis: 5 * 60_000, // With pg's default of ten seconds, about half of the page views would open a new connection.
    query_timeout: QUERY_MS,
    verify: startSession,
  });
  try {
    await requireSupported(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw error instanceof CannotOpen ? error : new CannotOpen(messageFor(error, config));
  }
}

/** Pool of one connection for migrations and for reading many rows. An idle connection is closed. */
export function openBackground(config: ClientConfig): Pool {
  return poolOf({ ...config, max: 1, verify: startSession, application_name: 'accolade background' });
}

/**
 * Pool of one connection for creating indexes. Creating an index waits at most one minute for each running
 * transaction. An idle connection is closed.
 */
export function openMaintenance(config: ClientConfig): Pool {
  const limits = { lock_timeout: 60_000, statement_timeout: 60 * 60_000 };
  return poolOf({ ...config, ...limits, max: 1, application_name: 'accolade maintenance' });
}

const PROBE_MS = 2_000;

/** Pool of one connection for health checks, which must answer even if all other connections are busy. */
export function openProbe(config: ClientConfig): Pool {
  const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS, statement_timeout: PROBE_MS };
  return poolOf({ ...config, ...limits, max: 1, application_name: 'accolade health' });
}

function poolOf(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // Without these listeners, a broken connection would end the process. The next query reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

function startSession(client: PoolClient, done: (error?: Error) => void): void {
  client.query(SESSION, (error) => done(error));
}

async function requireSupported(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number; name: string; encoding: string }>(
    `select current_setting('server_version') version, current_setting('server_version_num')::int number,
      current_database() name, current_setting('server_encoding') encoding`,
  );
  const [server] = rows;
  if (!server || server.number < 150_000) {
    throw new CannotOpen(
      `PostgreSQL ${server?.version} is too old: 15 or newer is needed, upgrade the server.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new CannotOpen(
      `The database "${server.name}" has the encoding ${server.encoding}: create one with \`encoding 'UTF8' template template0\`, and name it in DATABASE_URL.`,
    );
  }
}

/** Returns one sentence with a connection error and its remedy, without the password. */
function messageFor(error: unknown, config: ClientConfig): string {
  const { host, port, user, database } = new Client(config);
  const server = `PostgreSQL at ${host}:${port}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ECONNREFUSED':
      return `No ${server} answers: start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} is not known: correct DATABASE_URL, or look at the network.`;
    case '28P01': // SQLSTATE invalid_password.
    case '28000': // SQLSTATE invalid_authorization_specification.
      return `${server} refuses the user "${user}" with this password: correct them in DATABASE_URL.`;
    case '3D000': // SQLSTATE invalid_catalog_name.
      return `${server} has no database "${database}": create it, or correct DATABASE_URL.`;
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return `${server} cannot be used (${reason}): look at the server and at DATABASE_URL.`;
    }
  }
}
