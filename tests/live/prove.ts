import type { Row } from '#tests/bench/table.ts';
import { compareWithRows } from './compare-with-rows.ts';
import { drain } from './drain.ts';
import { countAcceptedAfterEnd } from './ended-sessions.ts';
import { type Fleet, type Home, startFleet } from './fleet.ts';
import { slowestWithoutSignals } from './lost-signals.ts';
import { type Pair, seedPairs, signInPairs } from './people.ts';
import { Reader } from './reader.ts';
import { waitUntil } from './wait-until.ts';
import { Writer } from './writer.ts';

const ENDED_SESSIONS = 20;

export interface Extent {
  processes: number;
  messages: number;
  writers: number;
  readers: number;
  cuts: number;
  kills: number;
  releases: number;
  /** Seconds for which a server is frozen. */
  pause: number;
  losses: number;
  mayFreeze: boolean;
}

export async function prove(home: Home, extent: Extent): Promise<{ row: Row; faults: string[] }> {
  const startedAt = performance.now();
  const pairs = extent.writers / 2;
  const db = await home.open();
  await seedPairs(db, pairs);
  await db.close();
  const fleet = await startFleet(home, extent.processes);
  const readers: Reader[] = [];
  try {
    const people = await signInPairs(fleet.url, pairs);
    const cutOff = await drain(fleet.servers[0] as Fleet['servers'][0], people.slice(0, 20));
    const readersOf = (pair: Pair, nth: number) =>
      new Reader(fleet.url, pair.conversationId, pair.cookies[nth % 2] ?? '');
    readers.push(
      ...Array.from({ length: extent.readers }, (_, nth) => readersOf(people[nth % pairs] as Pair, nth)),
    );
    const writers = people.flatMap(({ conversationId, cookies }) =>
      cookies.map((cookie) => new Writer(fleet.url, conversationId, cookie)),
    );
    for (const reader of readers) reader.open();

    const each = Math.floor(extent.messages / writers.length);
    const writing = Promise.all(writers.map((it) => it.write(each)));
    const { failedInReleases } = await disturb(fleet, writers, each, extent);
    await writing;
    await cutTheRest(fleet, extent.cuts);
    const slowest = extent.losses > 0 ? await loseSignals(home, readers, writers, extent) : undefined;
    const last = lastSeqs(writers);
    await waitUntil(() => readers.every((it) => it.lastSeq >= (last.get(it.conversationId) ?? 0)), 120);
    const urls = fleet.servers.map(({ url }) => url);
    const accepted = await countAcceptedAfterEnd(urls, people.slice(0, ENDED_SESSIONS));
    for (const reader of readers) reader.close();
    await fleet.stop();

    const comparison = await compareWithRows(home, writers, readers);
    const requests = writers.reduce((sum, it) => sum + it.sent, 0);
    return {
      faults: comparison.faults,
      row: {
        page: extent.processes === 1 ? '1 process' : `${extent.processes} processes`,
        messages: comparison.messages,
        requests,
        'not once': comparison.notOnce,
        cuts: fleet.proxy.cuts,
        'gaps, repeats': comparison.broken,
        'lost in rolls': extent.processes > 1 ? failedInReleases : undefined,
        'cut off by SIGTERM': cutOff,
        'lost signal s': slowest,
        'sessions after 50 ms': accepted,
        minutes: (performance.now() - startedAt) / 60_000,
      },
    };
  } finally {
    for (const reader of readers) reader.close();
    await fleet.stop();
  }
}

/**
 * Cuts streams while the writers send messages, restarts servers as in a release, then kills servers, then freezes one
 * server. Returns the number of requests that failed during rolling restarts.
 */
async function disturb(fleet: Fleet, writers: Writer[], each: number, extent: Extent) {
  const done = () => writers.reduce((sum, it) => sum + it.answered.size, 0) / (each * writers.length);
  const cutting = setInterval(() => {
    if (fleet.proxy.cuts < extent.cuts * done()) fleet.proxy.cut();
  }, 20);
  const failed = () => writers.reduce((sum, it) => sum + it.failed, 0);
  let failedInReleases = 0;
  const disturbances = [
    ...Array.from({ length: extent.releases }, () => async () => {
      const before = failed();
      await fleet.roll();
      failedInReleases += failed() - before;
    }),
    ...Array.from({ length: extent.kills }, () => () => fleet.kill()),
    ...(extent.pause > 0 ? [() => fleet.freeze(extent.pause * 1000)] : []),
  ];
  for (const [nth, disturbOnce] of disturbances.entries()) {
    await waitUntil(() => done() >= (nth + 1) / (disturbances.length + 2), 3600);
    await disturbOnce();
  }
  await waitUntil(() => done() >= 1, 3600);
  clearInterval(cutting);
  return { failedInReleases };
}

async function cutTheRest({ proxy }: Fleet, cuts: number): Promise<void> {
  await waitUntil(() => {
    if (proxy.cuts < cuts) proxy.cut();
    proxy.finishCuts();
    return proxy.cuts >= cuts;
  }, 600);
}

async function loseSignals(home: Home, readers: Reader[], writers: Writer[], extent: Extent) {
  const db = await home.open();
  const last = lastSeqs(writers);
  await waitUntil(() => readers.every((it) => it.lastSeq >= (last.get(it.conversationId) ?? 0)), 120);
  const people = readers.map((reader) => ({
    reader,
    writer: writers.find((it) => it.conversationId === reader.conversationId) as Writer,
  }));
  try {
    return await slowestWithoutSignals(db, people, { rounds: extent.losses, mayFreeze: extent.mayFreeze });
  } finally {
    await db.close();
  }
}

function lastSeqs(writers: Writer[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { conversationId, answered } of writers)
    for (const seq of answered.values())
      last.set(conversationId, Math.max(seq, last.get(conversationId) ?? 0));
  return last;
}
