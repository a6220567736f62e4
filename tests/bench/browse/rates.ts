import { signUpAt } from '#tests/sign-up.ts';
import { measureInTurns } from '../measure.ts';
import type { Add, Figure } from '../table.ts';
import { slowestInteractions } from './interaction.ts';
import { type InfluencersHome, makeInfluencersHome, startBaselines, startSite } from './processes.ts';
import { queries } from './queries.ts';

/** Requests per second with 32 connections and 20,000 influencers. Baselines: a bare scan, and Hono with pg. */
const rateFigures: Figure[] = [
  { name: 'hello /s' },
  { name: 'scan /s' },
  { name: 'pg /s' },
  { name: 'ours /s' },
  { name: '% of scan', limit: { atLeast: 60 } },
  { name: 'scan p99 ms', digits: 1 },
  { name: 'p99 ms', digits: 1 },
  { name: '× scan p99', limit: { atMost: 2 }, digits: 2 },
];
const timesPg = (atLeast: number): Figure => ({ name: '× pg', limit: { atLeast }, digits: 1 });

/** Requests per second of the rendered page. Baseline: a bare renderToString of its 24 cards. */
const pageFigures: Figure[] = [
  { name: 'bare /s' },
  { name: 'page /s' },
  { name: '% of bare', limit: { atLeast: 40 } },
];

const interactionFigures: Figure[] = [
  { name: 'dragging ms', limit: { atMost: 100 } },
  { name: 'keys ms', limit: { atMost: 100 } },
  { name: 'typing ms', limit: { atMost: 100 } },
];

export async function compareRates(
  add: Add,
  home: InfluencersHome,
  postgres: string,
  seconds: number,
): Promise<void> {
  const baselinesHome = home.databaseUrl ? home : await makeInfluencersHome('postgres', home.rows, postgres);
  const baselines = await startBaselines(baselinesHome.databaseUrl);
  const server = await startSite(home);
  try {
    const cookie = await signUpAt(server.url);
    const ours = { port: Number(new URL(server.url).port), headers: { cookie } };
    for (const [kind, times] of [
      ['text', 6],
      ['unfiltered', 3],
    ] as const) {
      const queryStrings = queries(kind);
      const at = (path: string) => queryStrings.map((query) => `${path}?${query}`);
      const targets = {
        hello: { port: baselines.port, paths: ['/hello'] },
        scan: { port: baselines.port, paths: at('/scan') },
        pg: { port: baselines.pgPort, paths: at('/pg') },
        ours: { ...ours, paths: at('/api/influencers') },
      };
      const measured = await measureInTurns(targets, { connections: 32, seconds });
      add(`${home.rows} influencers, 32 connections: ${kind}`, [...rateFigures, timesPg(times)], {
        page: home.kind,
        'hello /s': measured.hello.perSecond,
        'scan /s': measured.scan.perSecond,
        'pg /s': measured.pg.perSecond,
        'ours /s': measured.ours.perSecond,
        '% of scan': (measured.ours.perSecond / measured.scan.perSecond) * 100,
        'scan p99 ms': measured.scan.p99,
        'p99 ms': measured.ours.p99,
        '× scan p99': measured.ours.p99 / measured.scan.p99,
        '× pg': measured.ours.perSecond / measured.pg.perSecond,
      });
    }
    const queryStrings = queries('unfiltered');
    const { bare, page } = await measureInTurns(
      {
        bare: { port: baselines.port, paths: queryStrings.map((query) => `/cards?${query}`) },
        page: { ...ours, paths: queryStrings.map((query) => `/influencers?${query}`) },
      },
      { connections: 32, seconds },
    );
    add(`${home.rows} influencers, 32 connections: the page as the server renders it`, pageFigures, {
      page: home.kind,
      'bare /s': bare.perSecond,
      'page /s': page.perSecond,
      '% of bare': (page.perSecond / bare.perSecond) * 100,
    });
    const { dragging, keys, typing } = await slowestInteractions(server.url);
    add(
      `${home.rows} influencers, in a browser with a processor slowed down four times`,
      interactionFigures,
      {
        page: home.kind,
        'dragging ms': dragging,
        'keys ms': keys,
        'typing ms': typing,
      },
    );
  } finally {
    await baselines.stop();
    await server.stop();
    if (baselinesHome !== home) await baselinesHome.remove();
  }
}
