import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#services/log.ts';

/** Requests and jobs in flight get this long to finish; the whole end stays under ten seconds. */
const DRAIN_MS = 5_000;
const CLOSE_MS = 2_000;

interface Closable {
  close(): Promise<void>;
}

let ending = false;

interface Process {
  server: Server;
  live: Closable;
  /** What goes on behind the requests. */
  work: Closable[];
  /** What the requests leave behind them. */
  notes: Closable;
  db: Closable;
}

/**
 * Ends the process well on SIGTERM and SIGINT: nothing new is taken, watchers are sent away with a hint to come back,
 * requests and jobs in flight finish, then the database closes. A second signal ends it at once.
 */
export function endOnSignal(parts: Process): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      void end(parts);
    });
  }
}

async function end({ server, live, work, notes, db }: Process): Promise<void> {
  const drained = drain(server);
  const worked = work.map((each) => attempt(() => each.close(), DRAIN_MS));
  await attempt(() => live.close(), CLOSE_MS);
  await Promise.all([drained, ...worked]);
  await attempt(() => notes.close(), CLOSE_MS);
  await attempt(() => db.close(), CLOSE_MS);
  process.exit(0);
}

/** What does not close must not keep the process. */
async function attempt(close: () => Promise<void>, ms: number): Promise<void> {
  const failed = await Promise.race([close().catch((error: unknown) => ({ error })), sleep(ms)]);
  if (failed) log.error('the process did not close well', failed);
}

async function drain(server: Server): Promise<void> {
  const drained = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  // A connection kept alive turns idle when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const hasFinished = await Promise.race([drained, sleep(DRAIN_MS, false)]);
  if (!hasFinished) log.error('requests in flight were cut off', { afterMs: DRAIN_MS });
  clearInterval(idle);
  server.closeAllConnections();
}

/**
 * Ends the process well when the shell that npm put between itself and us is gone: npm tells a signal to that shell only,
 * and it dies without passing it on, so that nobody would ever end us.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = () => {
    // After Ctrl-C we are ending already; a second signal would cut that short.
    if (process.ppid !== parent && !ending) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 250).unref();
}

/** After a fault nobody caught, nothing in this process can be relied upon: it says so and ends, for a fresh one. */
export function endOnFault(): void {
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      log.error('a fault nobody caught', { error, kind: name });
      process.exit(1);
    });
  }
}
