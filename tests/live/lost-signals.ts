import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { eventually } from './patience.ts';
import type { Reader } from './reader.ts';
import type { Writer } from './writer.ts';

/** So long a process of the database stands still: longer than anything here may take. */
const FROZEN_MS = 8_000;

/**
 * What is written while nobody is listening: each round takes every process's listening connection away, cut off or (on this
 * machine's own PostgreSQL) frozen with its line open, then has one message written per reader. Gives the slowest, from its
 * answer to its reader, in seconds.
 */
export async function slowestWithoutSignals(
  db: Database,
  people: { reader: Reader; writer: Writer }[],
  { rounds, mayFreeze }: { rounds: number; mayFreeze: boolean },
): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const isFrozen = mayFreeze && round % 2 === 1;
    const thaw = isFrozen ? await freezeListeners(db) : await cutListeners(db);
    const times = await Promise.all(people.map(timeOf));
    slowest = Math.max(slowest, ...times);
    await thaw();
    await sleep(500); // everybody listens again
  }
  return slowest / 1000;
}

/** From when the writer knew to when the reader did, in milliseconds. */
async function timeOf({ reader, writer }: { reader: Reader; writer: Writer }): Promise<number> {
  let stored = 0;
  let heard = 0;
  writer.onStored = () => (stored = performance.now());
  reader.onMessage = () => (heard = performance.now());
  await writer.say();
  await eventually(() => heard > 0);
  return Math.max(0, heard - stored);
}

async function listeners(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'accolade listener' and datname = current_database()`.execute(db.kysely);
  return rows.map(({ pid }) => pid);
}

async function cutListeners(db: Database): Promise<() => Promise<void>> {
  for (const pid of await listeners(db)) await sql`select pg_terminate_backend(${pid})`.execute(db.kysely);
  return () => Promise.resolve();
}

async function freezeListeners(db: Database): Promise<() => Promise<void>> {
  const pids = await listeners(db);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const thawed = sleep(FROZEN_MS).then(() => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });
  return () => thawed;
}
