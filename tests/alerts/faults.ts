import { setTimeout as sleep } from 'node:timers/promises';
import { startAgain } from '#tests/reliability/world.ts';
import { request } from '#tests/requests.ts';
import { startTls } from './outside.ts';
import { visit } from './traffic.ts';
import type { World } from './world.ts';

export interface Fault {
  alert: string;
  /** Causes the fault. Returns a function that removes it, or the reason why it cannot be caused here. */
  begin: (world: World) => Promise<(() => unknown) | { missing: string }>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const faults: Record<string, Fault> = {
  mail: {
    alert: 'AccoladeMailDown',
    async begin({ mail, sql }) {
      await mail.stop();
      await sql(resetEmails(3, 0));
      return async () => {
        await mail.start();
        await sql(noJobs);
      };
    },
  },
  'mail-refused': {
    alert: 'AccoladeMailDown',
    async begin({ mail, sql }) {
      mail.isRefusing = true;
      await sql(resetEmails(8, 0));
      return async () => {
        mail.isRefusing = false;
        await sql(noJobs);
      };
    },
  },
  store: {
    alert: 'AccoladeStoreDown',
    async begin({ store }) {
      await store.kill();
      return () => store.start();
    },
  },
  scanner: {
    alert: 'AccoladeScannerDown',
    async begin({ scanner }) {
      await scanner.stop();
      return () => scanner.start();
    },
  },
  disk: {
    alert: 'AccoladeDiskFull',
    async begin({ disk }) {
      if ('missing' in disk) return disk;
      disk.fill();
      return disk.empty;
    },
  },
  slow: {
    alert: 'AccoladeSlowQueries',
    async begin({ server, people, connect }) {
      const client = await connect();
      let isEnding = false;
      const locking = (async () => {
        for (; !isEnding; await sleep(100)) {
          await client.query('begin; lock table message in access exclusive mode');
          await sleep(2_000);
          await client.query('rollback');
        }
      })();
      const reading = visit([`${server.url}/messages`], { clients: 3, cookie: people[0]?.cookies[0] });
      return async () => {
        isEnding = true;
        await Promise.all([locking, reading.stop()]);
        await client.end();
      };
    },
  },
  'given-up': {
    alert: 'AccoladeJobGivenUp',
    async begin({ mail, sql }) {
      mail.isRefusing = true;
      await sql(resetEmails(1, 11));
      return async () => {
        mail.isRefusing = false;
        await sql(noJobs);
      };
    },
  },
  late: {
    alert: 'AccoladeJobsLate',
    /** A kind of job of a newer release. No running process knows this kind. */
    async begin({ sql }) {
      await sql(`insert into job (id, name, payload, run_at)
        values ('unknown', 'unknown.kind', '{}', now() - interval '10 minutes')`);
      return () => sql(noJobs);
    },
  },
  pool: {
    alert: 'AccoladePoolExhausted',
    begin: ({ network, server, people }) => slowNetwork(network, 50, server.url, people, 24),
  },
  latency: {
    alert: 'AccoladeLatency',
    begin: ({ network, server, people }) => slowNetwork(network, 200, server.url, people, 2),
  },
  clock: {
    alert: 'AccoladeClockSkew',
    begin: ({ startAnother }) =>
      startAnother({
        env: { CLOCK_SHIFT_MS: String(DAY_MS) },
        nodeOptions: ['--import', './tests/reliability/shifted-clock.ts'],
      }),
  },
  webhook: {
    alert: 'AccoladeWebhookRefused',
    async begin({ server }) {
      const headers = { 'stripe-signature': 't=1,v1=0' };
      for (let nth = 0; nth < 5; nth++)
        await request(`${server.url}/api/billing/webhook`, { body: {}, headers });
      return () => {};
    },
  },
  index: {
    alert: 'AccoladeIndexNotLoading',
    async begin({ sql }) {
      await sql(`alter table preferences rename min_story_price_cents to renamed;
        select pg_notify('influencer_changed', '*')`);
      return () => sql('alter table preferences rename renamed to min_story_price_cents');
    },
  },
  errors: {
    alert: 'AccoladeErrorRate',
    async begin({ server, sql }) {
      await sql('alter table blog_entry rename to renamed');
      const reading = visit([`${server.url}/blog?uncached`], { pauseMs: 500, cookie: undefined });
      return async () => {
        await sql('alter table renamed rename to blog_entry');
        await reading.stop();
      };
    },
  },
  certificate: {
    alert: 'AccoladeCertificateEnds',
    async begin({ startAnother }) {
      const proxy = await startTls(3);
      const end = await startAnother({ env: { PUBLIC_URL: proxy.url } });
      return async () => {
        await end();
        proxy.close();
      };
    },
  },
  database: {
    alert: 'AccoladeDatabaseDown',
    async begin({ cluster }) {
      cluster.stop();
      return cluster.start;
    },
  },
  process: {
    alert: 'AccoladeDown',
    async begin({ server }) {
      await server.kill9();
      return () => startAgain(server);
    },
  },
};

const resetEmails = (count: number, attempts: number) => `
  insert into job (id, name, payload, run_at, attempts)
  select 'reset' || n, 'mail.reset', jsonb_build_object('email', 'brand' || n || '@example.com'), now(), ${attempts}
  from generate_series(1, ${count}) n;
  select pg_notify('job', '')`;
const noJobs = 'delete from job';

async function slowNetwork(
  network: World['network'],
  delayMs: number,
  url: string,
  people: World['people'],
  clients: number,
): Promise<() => Promise<void>> {
  network.delayMs = delayMs;
  const reading = visit([`${url}/client/dashboard`], { clients, cookie: people[0]?.cookies[0] });
  return async () => {
    network.delayMs = 0;
    await reading.stop();
  };
}
