import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#services/log.ts';

/** Time for running requests and jobs to finish. The whole shutdown takes less than ten seconds. */
const DRAIN_MS = 5_000;
const CLOSE_MS = 2_000;

interface Closable {
  close(): Promise<void>;
}

let ending = false;

export const isEnding = () => ending;

interface Process {
  server: Server;
  live: Closable;
  background: Closable[];
  /** Closed after the last request, because closing writes the pending views. */
  views: Closable;
  db: Closable;
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT. Accepts no new requests and ends live streams. Browsers reconnect
 * after a delay. Running requests and jobs finish, then the database closes. A second signal exits at once.
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

async function end({ server, live, background, views, db }: Process): Promise<void> {
  const drained = drain(server);
  const closed = background.map((each) => attempt(() => each.close(), DRAIN_MS));
  await attempt(() => live.close(), CLOSE_MS);
  await Promise.all([drained, ...closed]);
  await attempt(() => views.close(), CLOSE_MS);
  await attempt(() => db.close(), CLOSE_MS);
  process.exit(0);
}

/** A part that does not close must not prevent the exit. */
async function attempt(close: () => Promise<void>, ms: number): Promise<void> {
  const failed = await Promise.race([
    close().catch((error: unknown) => ({ error })),
    sleep(ms, { afterMs: ms }),
  ]);
  if (failed) log.error('a part of the process could not be closed', failed);
}

async function drain(server: Server): Promise<void> {
  const drained = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  // Keep-alive connections become idle after their last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const hasFinished = await Promise.race([drained, sleep(DRAIN_MS, false)]);
  if (!hasFinished) log.error('requests in flight were cut off', { afterMs: DRAIN_MS });
  clearInterval(idle);
  server.closeAllConnections();
}

/**
 * Shuts down when the parent process ends. npm starts this process from a shell and signals only the shell, which
 * exits without passing the signal on.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const checkParent = () => {
    // After Ctrl-C, this process is already shutting down. A second signal would abort the shutdown.
    if (process.ppid !== parent && !ending) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(checkParent, 250).unref();
}

/** Logs an uncaught fault and exits, because the state is unknown. A supervisor should restart the process. */
export function endOnFault(): void {
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      log.error('uncaught fault', { error, kind: name });
      process.exit(1);
    });
  }
}
