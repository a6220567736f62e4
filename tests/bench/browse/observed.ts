import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import type { RunningServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { load } from '../measure.ts';
import { processorSeconds } from '../processor.ts';
import { type Figure, median, type Row } from '../table.ts';
import { type InfluencersHome, startSite } from './processes.ts';
import { queries } from './queries.ts';

const ROUNDS = 15;
/** Scrape interval in `deploy/prometheus.yml`. */
const SCRAPE_MS = 15_000;
const SCRAPES = 5;
/** Pause between scrapes, long enough that no scrape reuses the results of the previous scrape's health checks. */
const SCRAPE_PAUSE_MS = 2_500;

/**
 * Processor time per request, without and with the access log and metrics. Other programs disturb these times less than
 * the rates, unless all processors are busy. `% of without` is the time without access log and metrics, divided by the
 * time with access log and metrics. This figure is the median over the rounds of measurements, reduced by the share of
 * the processor that scrapes take.
 */
export const observedFigures: Figure[] = [
  { name: 'without /s' },
  { name: 'with /s' },
  { name: 'without µs', digits: 1 },
  { name: 'with µs', digits: 1 },
  { name: 'scrape ms', digits: 1 },
  { name: '% of without', limit: { atLeast: 97 }, digits: 1 },
  { name: 'lower quartile', digits: 1 },
  { name: 'upper quartile', digits: 1 },
];

interface Measured {
  perSecond: number;
  microseconds: number;
}

/** Measures two processes on one database in turns. Only the second process has an access log and metrics. */
export async function measureObserved(home: InfluencersHome, seconds: number): Promise<Row[]> {
  const metricsPort = await freePort();
  const without = await startSite(home);
  const observed = await startSite(home, { ACCESS_LOG: '', METRICS_PORT: String(metricsPort) });
  try {
    const headers = { cookie: await signUpAt(without.url) };
    const rows: Row[] = [];
    const scrapeMs = await scrapeCost(observed, `http://127.0.0.1:${metricsPort}/metrics`);
    for (const path of ['/api/influencers', '/influencers']) {
      const paths = queries('unfiltered').map((query) => `${path}?${query}`);
      const target = { headers, paths, connections: 32, seconds };
      const rounds: { without: Measured; observed: Measured }[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        // The process that is measured first is often faster, so each round measures both processes in both orders.
        const before = await measure(without, target);
        const observedTwice = [await measure(observed, target), await measure(observed, target)];
        const after = await measure(without, target);
        if (round > 0) rounds.push({ without: meanOf([before, after]), observed: meanOf(observedTwice) });
      }
      const shares = rounds
        .map((it) => (it.without.microseconds / it.observed.microseconds) * (1 - scrapeMs / SCRAPE_MS) * 100)
        .toSorted((a, b) => a - b);
      rows.push({
        page: path,
        'without /s': median(rounds.map((it) => it.without.perSecond)),
        'with /s': median(rounds.map((it) => it.observed.perSecond)),
        'without µs': median(rounds.map((it) => it.without.microseconds)),
        'with µs': median(rounds.map((it) => it.observed.microseconds)),
        'scrape ms': scrapeMs,
        '% of without': median(shares),
        'lower quartile': shares[ROUNDS >> 2],
        'upper quartile': shares[ROUNDS - 1 - (ROUNDS >> 2)],
      });
    }
    return rows;
  } finally {
    await without.stop();
    await observed.stop();
  }
}

async function measure(
  { url, pid }: RunningServer,
  target: { paths: string[]; headers: Record<string, string>; connections: number; seconds: number },
): Promise<Measured> {
  const before = processorSeconds(pid);
  const { responses, perSecond } = await load({ ...target, port: Number(new URL(url).port) });
  return { perSecond, microseconds: ((processorSeconds(pid) - before) / responses) * 1_000_000 };
}

function meanOf(measured: Measured[]): Measured {
  const mean = (of: (one: Measured) => number) =>
    measured.reduce((sum, one) => sum + of(one), 0) / measured.length;
  return { perSecond: mean((it) => it.perSecond), microseconds: mean((it) => it.microseconds) };
}

/** Returns the processor time of a scrape in milliseconds, including the process's other work during the pauses. */
async function scrapeCost({ pid }: RunningServer, metrics: string): Promise<number> {
  const before = processorSeconds(pid);
  for (let nth = 0; nth < SCRAPES; nth++) {
    await (await fetch(metrics)).text();
    await sleep(SCRAPE_PAUSE_MS);
  }
  return ((processorSeconds(pid) - before) / SCRAPES) * 1000;
}
