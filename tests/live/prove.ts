import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '#tests/bench/table.ts';
import { drain } from './drain.ts';
import { type Fleet, type Home, startFleet } from './fleet.ts';
import { judge } from './ledger.ts';
import { slowestWithoutSignals } from './lost-signals.ts';
import { eventually } from './patience.ts';
import { type Pair, seedPairs, signInPairs } from './people.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

export interface Extent {
  processes: number;
  messages: number;
  writers: number;
  readers: number;
  cuts: number;
  /** How many servers are killed, how often all are released anew, and for how long one stands still. */
  kills: number;
  releases: number;
  pauseSeconds: number;
  /** Rounds without notifications; only PostgreSQL can lose one. */
  losses: number;
  /** Whether the processes of the database are ours to stop. */
  mayFreeze: boolean;
}

/** Runs it all over one home and gives what came of it. What is wrong is named in `faults`. */
export async function prove(home: Home, extent: Extent): Promise<{ row: Row; faults: string[] }> {
  const began = performance.now();
  const pairs = extent.writers / 2;
  const db = await home.open();
  await seedPairs(db, pairs);
  await db.close();
  const fleet = await startFleet(home, extent.processes);
  const readers: Reader[] = [];
  try {
    const people = await signInPairs(fleet.url, pairs);
    const drained = await drain(fleet.servers[0] as Fleet['servers'][0], people.slice(0, 20));
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
    await eventually(() => readers.every((it) => it.lastSeq >= (last.get(it.conversationId) ?? 0)), 120);
    for (const reader of readers) reader.close();
    await fleet.stop();

    const ledger = await judge(home, writers, readers);
    const requests = writers.reduce((sum, it) => sum + it.sent, 0);
    return {
      faults: ledger.faults,
      row: {
        page: extent.processes === 1 ? '1 process' : `${extent.processes} processes`,
        messages: ledger.messages,
        requests,
        'not once': ledger.notOnce,
        cuts: fleet.proxy.cuts,
        'gaps, repeats': ledger.broken,
        'lost in rolls': extent.processes > 1 ? failedInReleases : undefined,
        'cut off by SIGTERM': drained.begun - drained.finished + drained.open - drained.bidden,
        'lost notice s': slowest,
        minutes: (performance.now() - began) / 60_000,
      },
    };
  } finally {
    for (const reader of readers) reader.close();
    await fleet.stop();
  }
}

/** While they write: cuts all along, and in between kills, releases and one pause, one after the other. */
async function disturb(fleet: Fleet, writers: Writer[], each: number, extent: Extent) {
  const done = () => writers.reduce((sum, it) => sum + it.answered.size, 0) / (each * writers.length);
  const cutting = setInterval(() => {
    if (fleet.proxy.cuts < extent.cuts * done()) fleet.proxy.cut();
  }, 20);
  const failed = () => writers.reduce((sum, it) => sum + it.failed, 0);
  let failedInReleases = 0;
  const acts = [
    ...Array.from({ length: extent.releases }, () => async () => {
      await sleep(extent.kills > 0 ? 2_000 : 0); // what a kill cut off has failed by now
      const before = failed();
      await fleet.roll();
      failedInReleases += failed() - before;
    }),
    ...Array.from({ length: extent.kills }, () => () => fleet.kill()),
    ...(extent.pauseSeconds > 0 ? [() => fleet.freeze(extent.pauseSeconds * 1000)] : []),
  ];
  for (const [nth, act] of acts.entries()) {
    await eventually(() => done() >= (nth + 1) / (acts.length + 2), 3600);
    await act();
  }
  await eventually(() => done() >= 1, 3600);
  clearInterval(cutting);
  return { failedInReleases };
}

/** What a quick run of writing left undone of the cuts. */
async function cutTheRest({ proxy }: Fleet, wanted: number): Promise<void> {
  await eventually(() => {
    if (proxy.cuts < wanted) proxy.cut();
    proxy.finishCuts();
    return proxy.cuts >= wanted;
  }, 600);
}

async function loseSignals(home: Home, readers: Reader[], writers: Writer[], extent: Extent) {
  const db = await home.open();
  const last = lastSeqs(writers);
  await eventually(() => readers.every((it) => it.lastSeq >= (last.get(it.conversationId) ?? 0)), 120);
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

/** How far each conversation goes, as its writers were answered. */
function lastSeqs(writers: Writer[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { conversationId, answered } of writers)
    for (const seq of answered.values())
      last.set(conversationId, Math.max(seq, last.get(conversationId) ?? 0));
  return last;
}
