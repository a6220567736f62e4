import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { EmbeddedDatabase, PostgresDatabase } from '#db/open.server.ts';
import { type Health, healthParts } from '#server/http/health.ts';
import type { openInfluencerIndex } from '#server/influencer-index/influencer-index.ts';
import type { Live } from '#server/live/live.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { certificateEnd } from './certificate.ts';
import { registry } from './counters.ts';
import { countJobs } from './job-counts.ts';

export interface Measured {
  db: PostgresDatabase | EmbeddedDatabase;
  health: Health;
  influencerIndex: Pick<Awaited<ReturnType<typeof openInfluencerIndex>>, 'isSettled' | 'state'>;
  live: Pick<Live, 'count'>;
  settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
}

/** Time limit for each part of a reading. The response does not wait for slower parts. */
const LIMIT_MS = 2_500;
const CERTIFICATE_MS = 3_600_000;

/**
 * Creates a gauge. Removes the initial value of a gauge without labels, because prom-client would report 0 for a gauge
 * that was never set.
 */
function gauge<Label extends string = never>(name: string, help: string, ...labelNames: Label[]) {
  const created = new Gauge({ name: `accolade_${name}`, help, labelNames, registers: [registry] });
  if (labelNames.length === 0) created.remove();
  return created;
}

/**
 * Returns a function that reads the gauges. Logs a part that cannot be read. Without the database, leaves out the
 * gauges of jobs and of the clock. Without a readable disk or certificate, leaves out its gauges.
 */
export function openGauges({ db, health, influencerIndex, live, settings }: Measured): () => Promise<void> {
  const { dataDir, publicUrl } = settings;
  const gauges = {
    build: gauge('build_info', 'Version of the program and name of the last migration.', 'version', 'schema'),
    health: gauge('health', '1 if the part works.', 'part'),
    skew: gauge('clock_skew_seconds', 'Seconds by which the clock is ahead of the database.'),
    jobs: gauge('jobs', 'Jobs by kind and state.', 'kind', 'state'),
    oldest: gauge('job_oldest_due_seconds', 'Waiting time of the oldest due job.', 'kind'),
    connections: gauge('database_connections', 'Connections of the pool, and waiting queries.', 'state'),
    maxConnections: gauge('database_connections_max', 'Maximum number of connections of the pool.'),
    streams: gauge('live_streams', 'Open live streams.'),
    indexReady: gauge('influencer_index_ready', '1 if the influencer index is read.'),
    indexSize: gauge('influencer_index_influencers', 'Influencers in the index.'),
    indexAge: gauge('influencer_index_age_seconds', 'Seconds since the last reading of the index.'),
    free: gauge('disk_free_bytes', 'Free space of the disk.', 'folder'),
    size: gauge('disk_size_bytes', 'Size of the disk.', 'folder'),
    certificate: gauge('certificate_expiry_timestamp_seconds', 'End of the certificate of PUBLIC_URL.'),
  };
  let certificate: { at: number; end: Promise<Date | null> } | undefined;

  const parts = {
    async health() {
      const { failing, schema, aheadMs } = await health.check();
      for (const part of healthParts) gauges.health.set({ part }, failing.includes(part) ? 0 : 1);
      gauges.build.reset();
      gauges.build.set({ version: packageJson.version, schema: schema ?? '' }, 1);
      gauges.skew.remove();
      if (aheadMs !== null) gauges.skew.set(aheadMs / 1000);
    },
    async jobs() {
      gauges.jobs.reset();
      gauges.oldest.reset();
      for (const { kind, due, running, givenUp, oldestDueSeconds } of await countJobs(db.probe)) {
        gauges.jobs.set({ kind, state: 'due' }, due);
        gauges.jobs.set({ kind, state: 'running' }, running);
        gauges.jobs.set({ kind, state: 'given_up' }, givenUp);
        gauges.oldest.set({ kind }, oldestDueSeconds);
      }
    },
    async process() {
      if (db.kind === 'postgres') {
        const { max, ...states } = db.connections();
        for (const [state, count] of Object.entries(states)) gauges.connections.set({ state }, count);
        gauges.maxConnections.set(max);
      }
      gauges.streams.set(live.count());
      const { influencers, readAt } = influencerIndex.state();
      gauges.indexReady.set(influencerIndex.isSettled() ? 1 : 0);
      gauges.indexSize.set(influencers);
      if (readAt) gauges.indexAge.set((Date.now() - readAt.getTime()) / 1000);
    },
    async disk() {
      gauges.free.reset();
      gauges.size.reset();
      const { bavail, blocks, bsize } = await statfs(dataDir);
      gauges.free.set({ folder: 'data' }, bavail * bsize);
      gauges.size.set({ folder: 'data' }, blocks * bsize);
    },
    async certificate() {
      if (!publicUrl.startsWith('https:')) return;
      if (!certificate || Date.now() - certificate.at > CERTIFICATE_MS)
        certificate = { at: Date.now(), end: certificateEnd(publicUrl).catch(withoutCertificate) };
      const end = await certificate.end;
      if (end) gauges.certificate.set(end.getTime() / 1000);
      else gauges.certificate.remove();
    },
  };

  return async () => {
    const readings = Object.entries(parts).map(async ([part, read]) => {
      const late = sleep(LIMIT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`no answer within ${LIMIT_MS} ms`);
      });
      await Promise.race([read(), late]).catch((error: unknown) =>
        log.warn('a part of the metrics could not be read', { part, error }),
      );
    });
    await Promise.all(readings);
  };
}

function withoutCertificate(error: unknown): null {
  log.warn('the certificate could not be read', { error });
  return null;
}
