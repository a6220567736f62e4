/**
 * `npm run bench:live` (Linux) measures the time from the POST of a message until the last of 500 watchers has the
 * message. The baselines are a bare SSE server and a bare Socket.IO server. Also measures the memory per open stream.
 * Exits with code 1 if a figure misses its limit. Needs an idle machine. `-- --only=speed` or `--only=memory` runs
 * one part. `--messages=20 --rounds=1 --connections=500` shortens the bench.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { startServer } from '#tests/server.ts';
import { cookieOf, SECRET, seedSignedIn } from './live/people.ts';
import { collectOptions, residentBytes } from './memory.ts';
import { readOptions } from './options.ts';
import type { Watch } from './packages/watch.ts';
import { startScript } from './start-script.ts';
import { type Figure, median, type Row, report, type Table } from './table.ts';

const { only, watchers, messages, rounds, connections } = readOptions({
  only: 'speed,memory',
  watchers: 500,
  messages: 100,
  rounds: 5,
  connections: 5_000,
});
/** Streams opened and closed before the first measurement, because a server allocates some memory only once. */
const WARM_UP_STREAMS = 300;
const SETTLE_MS = 5_000;

const speedFigures: Figure[] = [
  { name: 'SSE p50' },
  { name: 'SSE p99', digits: 1 },
  { name: 'Socket.IO p99', digits: 1 },
  { name: 'ours p50', digits: 1 },
  { name: 'ours p99', digits: 1 },
  { name: '× SSE', limit: { atMost: 1.5 }, digits: 2 },
  { name: '× Socket.IO', limit: { atMost: 1 }, digits: 2 },
];
const memoryFigures: Figure[] = [
  { name: 'SSE KB', digits: 1 },
  { name: 'Socket.IO KB', digits: 1 },
  { name: 'ours KB', limit: { atMost: 25 }, digits: 1 },
];

interface Target {
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
  one: Omit<Watch, 'messages'>;
  many: (streams: number) => Omit<Watch, 'messages'>;
}

const targets = ['SSE', 'Socket.IO', 'ours'] as const;
type Name = (typeof targets)[number];
const tables: Table[] = [];
await withPostgres(async (postgres) => {
  const home = await makeHome(postgres);
  try {
    const db = await home.open();
    await seedSignedIn(db, Math.ceil(Math.max(connections, WARM_UP_STREAMS) / 2));
    await db.close();
    if (only.includes('speed')) tables.push(['Speed', speedFigures, [await speed(home)]]);
    if (only.includes('memory')) tables.push(['Memory', memoryFigures, [await memory(home)]]);
  } finally {
    await home.remove();
  }
});

report(tables);

async function speed(home: Home): Promise<Row> {
  const byName = {
    SSE: await startBaseline('sse'),
    'Socket.IO': await startBaseline('socket.io'),
    ours: await startSite(home),
  };
  const p50: Record<Name, number[]> = { SSE: [], 'Socket.IO': [], ours: [] };
  const p99: Record<Name, number[]> = { SSE: [], 'Socket.IO': [], ours: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const name of targets) {
        const times = (await watch({ ...byName[name].one, messages })).toSorted((a, b) => a - b);
        if (round === 0) continue;
        p50[name].push(times[Math.floor(times.length * 0.5)] ?? Number.NaN);
        p99[name].push(times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN);
      }
    }
  } finally {
    for (const name of targets) await byName[name].stop();
  }
  return {
    page: `${watchers} watchers, ms from POST to the last screen`,
    'SSE p50': median(p50.SSE),
    'SSE p99': median(p99.SSE),
    'Socket.IO p99': median(p99['Socket.IO']),
    'ours p50': median(p50.ours),
    'ours p99': median(p99.ours),
    '× SSE': median(p99.ours) / median(p99.SSE),
    '× Socket.IO': median(p99.ours) / median(p99['Socket.IO']),
  };
}

async function memory(home: Home): Promise<Row> {
  const row: Row = { page: `${connections} open streams, one per person` };
  for (const name of targets) {
    const target = await (name === 'ours'
      ? startSite(home)
      : startBaseline(name === 'SSE' ? 'sse' : 'socket.io'));
    try {
      (await keepOpen(target.many(WARM_UP_STREAMS))).release();
      await sleep(SETTLE_MS);
      const before = await residentBytes(target);
      const opened = await keepOpen(target.many(connections));
      await sleep(SETTLE_MS);
      row[`${name} KB`] = ((await residentBytes(target)) - before) / 1024 / connections;
      opened.release();
    } finally {
      await target.stop();
    }
  }
  return row;
}

async function startSite(home: Home): Promise<Target> {
  const server = await startServer({
    databaseUrl: home.databaseUrl,
    dataDir: home.dataDir,
    // The watchers of the speed test share two people's sessions, so one person opens many streams.
    env: { SECRET, STREAMS_PER_PERSON: String(watchers) },
    nodeOptions: collectOptions,
  });
  const port = Number(new URL(server.url).port);
  const addressOf = (nth: number) => `/api/conversations/conversation-${nth}`;
  const post = { path: `${addressOf(1)}/messages`, cookie: cookieOf('brand', 1) };
  const watch = (streams: number, pairOf: (nth: number) => number) => ({
    kind: 'sse' as const,
    port,
    post,
    watchers: Array.from({ length: streams }, (_, nth) => ({
      path: `${addressOf(pairOf(nth))}/live?after=2000000000`,
      cookie: cookieOf(nth % 2 ? 'brand' : 'influencer', pairOf(nth)),
    })),
  });
  return {
    ...server,
    one: watch(watchers, () => 1),
    many: (streams) => watch(streams, (nth) => 1 + (nth >> 1)),
  };
}

async function startBaseline(kind: Watch['kind']): Promise<Target> {
  const port = await freePort();
  const script = await startScript('tests/bench/packages/baselines.ts', [kind, String(port)], collectOptions);
  const bare = (streams: number) => ({
    kind,
    port,
    post: { path: '/', cookie: '' },
    watchers: Array.from({ length: streams }, () => ({ path: '/', cookie: '' })),
  });
  return { ...script, one: bare(watchers), many: bare };
}

async function watch(parameters: Watch): Promise<number[]> {
  const { lines } = await open(parameters);
  const times = await lines.next();
  if (times.done) throw new Error('The watchers ended early.');
  return JSON.parse(times.value) as number[];
}

async function keepOpen(parameters: Omit<Watch, 'messages'>): Promise<{ release: () => void }> {
  const { child } = await open({ ...parameters, messages: 0 });
  return { release: () => child.kill() };
}

async function open(parameters: Watch): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const child = spawn(process.execPath, ['tests/bench/packages/watch.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.write(`${JSON.stringify(parameters)}\n`);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const status = await lines.next();
  if (status.done || status.value !== 'open') throw new Error('Not all streams could be opened.');
  return { child, lines };
}
