import pg from 'pg';
import { stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { freePort } from '#tests/free-port.ts';
import { makeHome } from '#tests/live/fleet.ts';
import { type Pair, seedPairs, signInPairs } from '#tests/live/people.ts';
import { trustingProxies } from '#tests/networks.ts';
import { type Cluster, startCluster } from '#tests/postgres-cluster.ts';
import { type Relay, startRelay } from '#tests/reliability/relay.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/reliability/small-disk.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { startMail, startScanner } from './outside.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';

const PAIRS = 8;

export interface World {
  server: RunningServer;
  people: Pair[];
  cluster: Cluster;
  network: Relay;
  mail: Awaited<ReturnType<typeof startMail>>;
  scanner: Awaited<ReturnType<typeof startScanner>>;
  store: Awaited<ReturnType<typeof startS3Server>>;
  disk: SmallDisk | { missing: string };
  prometheus: Prometheus;
  readMetrics: () => Promise<string>;
  sql: (text: string) => Promise<void>;
  connect: () => Promise<pg.Client>;
  /** Starts a second process of the site. Prometheus scrapes the process until the returned function ends it. */
  startAnother: (options: {
    env: Record<string, string>;
    nodeOptions?: string[];
  }) => Promise<() => Promise<void>>;
}

export async function inWorld(
  { factor, scrapeSeconds }: { factor: number; scrapeSeconds: number },
  run: (world: World) => Promise<void>,
): Promise<void> {
  const closing: (() => unknown)[] = [];
  try {
    const cluster = await startCluster({ fsync: false });
    closing.push(cluster.remove);
    process.once('exit', cluster.remove);
    const disk = mountSmallDisk('blocks');
    if ('folder' in disk) closing.push(disk.remove);
    const home = await makeHome(cluster.url, 'folder' in disk ? disk.folder : undefined);
    closing.push(() => home.remove());
    const db = await home.open();
    await seedPairs(db, PAIRS);
    await db.close();

    const network = await startRelay(Number(new URL(cluster.url).port));
    closing.push(() => network.close());
    const [mail, scanner, store, stripe] = await Promise.all([
      startMail(),
      startScanner(),
      startS3Server(),
      stripeStandIn(),
    ]);
    closing.push(...[mail, scanner, store].map((it) => () => it.stop()), () => stripe.close());
    const databaseUrl = new URL(home.databaseUrl);
    databaseUrl.port = String(network.port);
    const shared = {
      ...trustingProxies,
      ...store.env,
      EMAIL: '',
      MAIL: '',
      BILLING: '',
      SMTP_URL: mail.url,
      CLAMAV_URL: scanner.url,
      STRIPE_API_URL: stripe.settings.url ?? '',
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    };
    async function start({ env, ...options }: { env?: Record<string, string>; nodeOptions?: string[] }) {
      const port = String(await freePort());
      const server = await startServer({
        databaseUrl: databaseUrl.href,
        dataDir: home.dataDir,
        env: { ...shared, METRICS_PORT: port, ...env },
        ...options,
      });
      return { server, target: `127.0.0.1:${port}` };
    }
    const { server, target } = await start({});
    closing.push(() => server.stop());
    const prometheus = await startPrometheus(factor, scrapeSeconds);
    closing.push(() => prometheus.close());
    prometheus.scrape([target]);
    const connect = async () => {
      const client = new pg.Client(home.databaseUrl);
      await client.connect();
      return client;
    };
    await run({
      server,
      people: await signInPairs(server.url, PAIRS),
      cluster,
      network,
      mail,
      scanner,
      store,
      disk,
      prometheus,
      readMetrics: async () => (await fetch(`http://${target}/metrics`)).text(),
      async sql(text) {
        const client = await connect();
        try {
          await client.query(text);
        } finally {
          await client.end();
        }
      },
      connect,
      async startAnother(options) {
        const another = await start(options);
        prometheus.scrape([target, another.target]);
        return async () => {
          prometheus.scrape([target]);
          await another.server.stop();
        };
      },
    });
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
