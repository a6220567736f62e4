import { freePort } from '#tests/free-port.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { measureInTurns } from '../measure.ts';
import type { Figure, Row } from '../table.ts';
import { type InfluencersHome, startSite } from './processes.ts';
import { queries } from './queries.ts';

/** Requests per second without and with the access log and the metrics. */
export const observedFigures: Figure[] = [
  { name: 'without /s' },
  { name: 'with /s' },
  { name: '% of without', limit: { atLeast: 97 }, digits: 1 },
];

/** Measures two processes on the same database in turns. Only the second process logs requests and has metrics. */
export async function measureObserved(home: InfluencersHome, seconds: number): Promise<Row[]> {
  const metricsPort = await freePort();
  const without = await startSite(home);
  const observed = await startSite(home, { ACCESS_LOG: '', METRICS_PORT: String(metricsPort) });
  try {
    const headers = { cookie: await signUpAt(without.url) };
    const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
    const rows: Row[] = [];
    for (const path of ['/api/influencers', '/influencers']) {
      const paths = queries('unfiltered').map((query) => `${path}?${query}`);
      const measured = await measureInTurns(
        {
          without: { port: portOf(without), headers, paths },
          with: { port: portOf(observed), headers, paths },
        },
        { connections: 32, seconds },
      );
      rows.push({
        page: path,
        'without /s': measured.without.perSecond,
        'with /s': measured.with.perSecond,
        '% of without': (measured.with.perSecond / measured.without.perSecond) * 100,
      });
    }
    return rows;
  } finally {
    await without.stop();
    await observed.stop();
  }
}
