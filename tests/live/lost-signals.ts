import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { Reader } from './reader.ts';
import { waitUntil } from './wait-until.ts';
import type { Writer } from './writer.ts';

/**
 * Milliseconds for which a database process is frozen: longer than the 5 seconds within which a message must arrive.
 */
const FROZEN_MS = 8_000;

/**
 * Measures the delivery of messages without their database signal. Each round ends the connections on which the
 * servers listen, then each writer sends a message. On a local PostgreSQL, every other round freezes these
 * connections instead. Returns the longest time in seconds from the response until the reader has the message.
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
    await sleep(500);
  }
  return slowest / 1000;
}

async function timeOf({ reader, writer }: { reader: Reader; writer: Writer }): Promise<number> {
  let storedAt = 0;
  let receivedAt = 0;
  writer.onStored = () => (storedAt = performance.now());
  reader.onMessage = () => (receivedAt = performance.now());
  await writer.send();
  await waitUntil(() => receivedAt > 0);
  return Math.max(0, receivedAt - storedAt);
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
