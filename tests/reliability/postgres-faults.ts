import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, startCluster } from '#tests/postgres-cluster.ts';
import type { Proved } from './figures.ts';
import { type Fault, underFault } from './under-fault.ts';
import { inWorld } from './world.ts';

const CONNECTIONS = 40;

type PostgresFault = (cluster: Cluster, databaseUrl: string) => Fault;
export const postgresFaults: Record<string, PostgresFault> = { stopped, locked, frozen, exhausted };

/**
 * Duration of the freeze, longer than 45 seconds: the server detects the freeze after 35 seconds, and people who then
 * wait for a connection get an answer 10 seconds later.
 */
const FROZEN_SECONDS = 60;

export async function provePostgresFaults(names: string[], seconds: number): Promise<Proved[]> {
  const cluster = await startCluster({ options: `-c max_connections=${CONNECTIONS}` });
  try {
    return await inWorld({ postgres: cluster.url }, async (world) => {
      const all: Proved[] = [];
      for (const name of names) {
        const fault = postgresFaults[name]?.(cluster, world.home.databaseUrl);
        const long = name === 'frozen' ? FROZEN_SECONDS : seconds;
        if (fault) all.push(await underFault(world, long, fault));
      }
      return all;
    });
  } finally {
    cluster.remove();
  }
}

function stopped(cluster: Cluster): Fault {
  return {
    name: 'PostgreSQL stopped',
    begin: cluster.stop,
    end: cluster.start,
    expected: { part: 'database', pages: 'fail' },
  };
}

/** Only requests that use the locked table of messages wait, so health checks succeed. */
function locked(_: Cluster, databaseUrl: string): Fault {
  const client = new pg.Client(databaseUrl);
  return {
    name: 'PostgreSQL locked',
    async begin() {
      await client.connect();
      await client.query('begin; lock table message in access exclusive mode');
    },
    end: () => client.end(),
    expected: { pages: 'answer' },
    // A request waits at most 10 seconds for a connection and 5 seconds for the lock.
    slowestSeconds: 15,
  };
}

function frozen(cluster: Cluster): Fault {
  let pids: number[] = [];
  return {
    name: 'PostgreSQL frozen',
    begin() {
      pids = cluster.pids();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
    },
    end() {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    },
    expected: { part: 'database', pages: 'fail' },
  };
}

function exhausted(cluster: Cluster): Fault {
  const clients: pg.Client[] = [];
  async function connect(): Promise<boolean> {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => {});
    try {
      await client.connect();
      clients.push(client);
      return true;
    } catch {
      return false;
    }
  }
  async function takeAll(): Promise<void> {
    while (await connect());
    const [first] = clients;
    if (!first) throw new Error('No connection is left.');
    for (;;) {
      const { rowCount } = await first.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'accolade%'`,
      );
      if (rowCount === 0) return;
      while (await connect());
      await sleep(10);
    }
  }
  return {
    name: 'PostgreSQL exhausted',
    begin: takeAll,
    end: () => Promise.all(clients.map((client) => client.end())),
    expected: { part: 'database', pages: 'fail' },
  };
}
