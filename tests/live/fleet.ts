import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { newDatabase } from '#tests/global-setup.ts';
import { putMigratedDatabase } from '#tests/migrated-database.ts';
import { trustingProxies } from '#tests/networks.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { type FrontProxy, startProxy } from './proxy.ts';

export interface Home {
  databaseUrl: string;
  dataDir: string;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/**
 * Creates a data folder in `parent` and a migrated database. Without `postgres`, the database is embedded and allows
 * only one process.
 */
export async function makeHome(postgres: string | undefined, parent = tmpdir()): Promise<Home> {
  const dataDir = await mkdtemp(path.join(parent, 'accolade-live-'));
  const database = postgres ? await newDatabase(postgres) : null;
  const databaseUrl = database?.url ?? '';
  if (!databaseUrl) await putMigratedDatabase(dataDir);
  const open = () => (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(`${dataDir}/database`));
  const db = await open();
  await migrate(db);
  await db.close();
  return {
    databaseUrl,
    dataDir,
    open,
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

export interface Fleet {
  url: string;
  proxy: FrontProxy;
  servers: RunningServer[];
  kill(): Promise<void>;
  /** Stops the next server with SIGSTOP for `ms` milliseconds. Its connections stay open. */
  freeze(ms: number): Promise<void>;
  /**
   * Restarts the servers one after the other with SIGTERM, as in a release. With several servers, the proxy stops
   * using a server before its restart.
   */
  roll(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(home: Home, processes: number): Promise<Fleet> {
  const store = await startS3Server();
  const proxy = await startProxy();
  const env = { ...trustingProxies, ...store.env, PUBLIC_URL: proxy.url };
  const servers: RunningServer[] = [];
  for (let nth = 0; nth < processes; nth++) {
    const server = await startServer({ databaseUrl: home.databaseUrl, dataDir: home.dataDir, env });
    servers.push(server);
    proxy.add(server.url);
  }
  let turn = 0;
  let isStopped = false;
  const next = () => servers[turn++ % servers.length] as RunningServer;

  return {
    url: proxy.url,
    proxy,
    servers,
    async kill() {
      const server = next();
      await server.kill9();
      await server.restart();
      proxy.add(server.url);
    },
    async freeze(ms) {
      const { pid } = next();
      process.kill(pid, 'SIGSTOP');
      await sleep(ms);
      process.kill(pid, 'SIGCONT');
    },
    async roll() {
      for (const server of servers) {
        if (servers.length > 1) await proxy.remove(server.url);
        await server.restart();
        proxy.add(server.url);
      }
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      for (const server of servers) await server.stop();
      await proxy.close();
      await store.stop();
    },
  };
}
