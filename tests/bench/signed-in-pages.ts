import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { startCluster } from '#tests/postgres-cluster.ts';
import { runToEnd } from '#tests/server.ts';
import type { Shot } from '#tests/shot.ts';
import { shots } from '#tests/shot-list.ts';
import { shotPeople, signInAs, startForShots } from '#tests/shot-people.ts';
import { scriptsOf } from './browser-figures.ts';
import type { Figure, Row, Table } from './table.ts';

const REQUESTS = 150;

const hasFormOfCampaign = ({ route }: Shot) => /\/(create|edit)$/.test(route);
const isTimed = ({ route, name }: Shot) =>
  !name.endsWith('-missing') &&
  /^\/(messages|(client|influencer)\/(dashboard|campaigns?\b.*))$/.test(route) &&
  !/\/(create|edit|analytics)$/.test(route);

const scriptFigures = (kilobytes: number): Figure[] => [
  { name: 'scripts', limit: { atMost: 14 } },
  { name: 'JS KB', limit: { atMost: kilobytes }, digits: 1 },
  { name: 'HTML KB', digits: 1 },
];
const timeFigures: Figure[] = [
  { name: 'server ms', limit: { atMost: 5 }, digits: 2 },
  { name: 'database ms', limit: { atMost: 3 }, digits: 2 },
];

/**
 * Measures the signed-in pages of `tests/shot-list.ts` whose names contain `only`, in the demo world on PostgreSQL
 * (Linux).
 */
export async function measureSignedInPages(browser: Browser, only: string): Promise<Table[]> {
  const chosen = shots.filter(({ as, name }) => as !== 'visitor' && name.includes(only));
  if (chosen.length === 0) return [];
  const cluster = await startCluster({ fsync: false });
  const home = await makeHome(cluster.url);
  await loadDemoWorld(home);
  const { databaseUrl, dataDir } = home;
  const { server, secret } = await startForShots({ databaseUrl, dataDir });
  const [pages, forms, times]: [Row[], Row[], Row[]] = [[], [], []];
  try {
    for (const who of shotPeople) {
      const own = chosen.filter(({ as }) => as === who);
      if (own.length === 0) continue;
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
      const page = await context.newPage();
      await signInAs(page, who, secret);
      for (const shot of own) {
        const path = await addressOf(shot, page);
        if (path === null) {
          console.log(`${shot.name} needs a contract, so it is not measured.`);
          continue;
        }
        const address = new URL(path, server.url).href;
        const storageState = await context.storageState();
        const { requests, kilobytes, htmlKilobytes } = await scriptsOf(browser, address, {
          storageState,
        });
        (hasFormOfCampaign(shot) ? forms : pages).push({
          page: shot.name,
          scripts: requests,
          'JS KB': kilobytes,
          'HTML KB': htmlKilobytes,
        });
        if (isTimed(shot)) {
          const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
          times.push({ page: shot.name, ...(await timesOf(address, cookie, server.pid, cluster.pids)) });
        }
        console.log(`${shot.name} is measured.`);
      }
      await context.close();
    }
  } finally {
    await server.stop();
    await home.remove();
    cluster.remove();
  }
  return [
    ['Signed-in pages', scriptFigures(155), pages],
    ['Wizard and edit page', scriptFigures(205), forms],
    [`Processor time per request, ${REQUESTS} requests in a row`, timeFigures, times],
  ];
}

async function loadDemoWorld({ databaseUrl, dataDir }: Home): Promise<void> {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const { code, stderr } = await runToEnd('server/commands/seed.ts', own);
  if (code !== 0) throw new Error(stderr);
}

/**
 * Returns null for the page of a signed deal. No deal is signed here, because with DATABASE_URL the site offers no
 * contracts until a lawyer has reviewed their text.
 */
async function addressOf({ path }: Shot, page: Page): Promise<string | null> {
  if (typeof path === 'string') return path;
  return path(page).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('was not signed')) return null;
    throw error;
  });
}

async function timesOf(address: string, cookie: string, server: number, databasePids: () => number[]) {
  const agent = new Agent({ keepAlive: true });
  for (let sent = 0; sent < REQUESTS; sent++) await get(address, cookie, agent);
  const before = [processorMs([server]), processorMs(databasePids())] as const;
  for (let sent = 0; sent < REQUESTS; sent++) await get(address, cookie, agent);
  agent.destroy();
  return {
    'server ms': (processorMs([server]) - before[0]) / REQUESTS,
    'database ms': (processorMs(databasePids()) - before[1]) / REQUESTS,
  };
}

/** Accepts gzip like a browser, so that the time includes compression. */
async function get(address: string, cookie: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(address, { agent, headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
    text(answer).then(() => resolve(answer.statusCode), reject);
  })
    .on('error', reject)
    .end();
  const status = await promise;
  if (status !== 200) throw new Error(`${address} responded ${status}.`);
}

function processorMs(pids: number[]): number {
  const nanoseconds = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return nanoseconds.reduce((sum, it) => sum + it, 0) / 1e6;
}
