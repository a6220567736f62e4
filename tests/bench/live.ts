/**
 * `npm run bench:live`: how long a message takes from its POST, durable commit included, to the last of 500 screens, beside a bare
 * SSE fan-out and a bare Socket.IO; and what an open line takes of the server's memory. Ends with 1 when a limit is missed. It wants
 * the machine for itself. `-- --only=speed` or `--only=memory` measures that alone, `--messages=20 --rounds=1 --connections=500` less. (Linux.)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '#tests/free-port.ts';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { startServer } from '#tests/server.ts';
import { collecting, heldBytes } from './held-bytes.ts';
import { cookieOf, SECRET, seedSignedIn } from './live/people.ts';
import type { Watch } from './live/watch.ts';
import { type Figure, isMissed, median, type Row, tableOf } from './table.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'speed,memory' },
    watchers: { type: 'string', default: '500' },
    messages: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '5000' },
  },
});
const [watchers, messages, rounds] = [options.watchers, options.messages, options.rounds].map(Number) as [
  number,
  number,
  number,
];
const connections = Number(options.connections);
/** Lines that are opened and closed before the first look at the memory: what a server in use takes anyway. */
const WARM = 300;
const SETTLE_MS = 5_000;
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill();
});

const ofSpeed: Figure[] = [
  { name: 'SSE p50' },
  { name: 'SSE p99', digits: 1 },
  { name: 'Socket.IO p99', digits: 1 },
  { name: 'ours p50', digits: 1 },
  { name: 'ours p99', digits: 1 },
  { name: '× SSE', limit: { atMost: 1.5 }, digits: 2 },
  { name: '× Socket.IO', limit: { atMost: 1 }, digits: 2 },
];
const ofMemory: Figure[] = [
  { name: 'SSE KB', digits: 1 },
  { name: 'Socket.IO KB', digits: 1 },
  { name: 'ours KB', limit: { atMost: 25 }, digits: 1 },
];

interface Target {
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
  /** All watch one thing, and somebody writes there. */
  one: Omit<Watch, 'messages'>;
  /** Everybody watches what is theirs. */
  many: (lines: number) => Omit<Watch, 'messages'>;
}

const targets = ['SSE', 'Socket.IO', 'ours'] as const;
type Name = (typeof targets)[number];
const tables: [Figure[], Row[]][] = [];
await withPostgres(async (postgres) => {
  const home = await makeHome(postgres);
  try {
    const db = await home.open();
    await seedSignedIn(db, Math.ceil(Math.max(connections, WARM) / 2));
    await db.close();
    if (options.only.includes('speed')) tables.push([ofSpeed, [await speed(home)]]);
    if (options.only.includes('memory')) tables.push([ofMemory, [await memory(home)]]);
  } finally {
    await home.remove();
  }
});

for (const [figures, rows] of tables) console.log(`\n${tableOf(figures, rows)}`);
const missed = tables.flatMap(([figures, rows]) =>
  rows.flatMap((row) => figures.filter((figure) => isMissed(figure, row[figure.name]))),
);
console.log(
  missed.length > 0 ? `\n${missed.length} figures miss their limit (✗).` : '\nEvery figure keeps its limit.',
);
if (missed.length > 0) process.exitCode = 1;

/** In turns, so that whatever else the machine does falls on all three alike. */
async function speed(home: Home): Promise<Row> {
  const [sse, socketIo, ours] = [await rival('sse'), await rival('socket.io'), await product(home)];
  const byName = { SSE: sse, 'Socket.IO': socketIo, ours };
  const p50: Record<Name, number[]> = { SSE: [], 'Socket.IO': [], ours: [] };
  const p99: Record<Name, number[]> = { SSE: [], 'Socket.IO': [], ours: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const name of targets) {
        const times = (await watch({ ...byName[name].one, messages })).toSorted((a, b) => a - b);
        if (round === 0) continue; // to warm up
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
  const row: Row = { page: `${connections} open lines, each of somebody else` };
  for (const name of targets) {
    const target = await (name === 'ours' ? product(home) : rival(name === 'SSE' ? 'sse' : 'socket.io'));
    try {
      (await hold(target.many(WARM))).release();
      await sleep(SETTLE_MS);
      const before = await heldBytes(target);
      const held = await hold(target.many(connections));
      await sleep(SETTLE_MS);
      row[`${name} KB`] = ((await heldBytes(target)) - before) / 1024 / connections;
      held.release();
    } finally {
      await target.stop();
    }
  }
  return row;
}

async function product(home: Home): Promise<Target> {
  const server = await startServer({
    databaseUrl: home.databaseUrl,
    dataDir: home.dataDir,
    // One conversation has two people, and here five hundred watchers.
    env: { SECRET, STREAMS_PER_PERSON: String(watchers) },
    nodeOptions: collecting,
  });
  const port = Number(new URL(server.url).port);
  const addressOf = (nth: number) => `/api/conversations/conversation-${nth}`;
  const watcher = (nth: number, pair: number) => ({
    path: `${addressOf(pair)}/live?after=2000000000`,
    cookie: cookieOf(nth % 2 ? 'brand' : 'influencer', pair),
  });
  const post = { path: `${addressOf(1)}/messages`, cookie: cookieOf('brand', 1) };
  return {
    pid: server.pid,
    output: () => server.output(),
    stop: () => server.stop(),
    one: { kind: 'sse', port, post, watchers: Array.from({ length: watchers }, (_, nth) => watcher(nth, 1)) },
    many: (lines) => ({
      kind: 'sse',
      port,
      post,
      watchers: Array.from({ length: lines }, (_, nth) => watcher(nth, 1 + (nth >> 1))),
    }),
  };
}

async function rival(kind: Watch['kind']): Promise<Target> {
  const port = await freePort();
  const child = endedWithUs(
    spawn(process.execPath, [...collecting, 'tests/bench/live/rivals.ts', kind, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  await once(child.stdout, 'data');
  const bare = (lines: number) => ({
    kind,
    port,
    post: { path: '/', cookie: '' },
    watchers: Array.from({ length: lines }, () => ({ path: '/', cookie: '' })),
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
    one: bare(watchers),
    many: bare,
  };
}

/** Opens all lines, sends the messages, and gives how long each took. */
async function watch(what: Watch): Promise<number[]> {
  const { lines } = await open(what);
  const times = await lines.next();
  if (times.done) throw new Error('The watchers ended early.');
  return JSON.parse(times.value) as number[];
}

async function hold(what: Omit<Watch, 'messages'>): Promise<{ release: () => void }> {
  const { child } = await open({ ...what, messages: 0 });
  return { release: () => child.kill() };
}

async function open(what: Watch): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const child = endedWithUs(
    spawn(process.execPath, ['tests/bench/live/watch.ts'], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  child.stdin.write(`${JSON.stringify(what)}\n`);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const said = await lines.next();
  if (said.done || said.value !== 'open') throw new Error('Not all lines could be opened.');
  return { child, lines };
}

function endedWithUs<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
