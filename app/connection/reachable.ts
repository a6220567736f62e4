import { TIMEOUT_MS } from './timeout.ts';

/** The server answers this address without a database query or rendering. Caches do not store the answer. */
const PROBE = '/health/live';
/** Milliseconds for which the server counts as reachable after an answer. */
const FRESH_MS = 1_000;

let answeredAt = Number.NEGATIVE_INFINITY;
let asked: Promise<boolean> | undefined;

export const hasJustAnswered = () => navigator.onLine && performance.now() - answeredAt < FRESH_MS;

/**
 * Returns false without a connection, after a timeout, or after a status of 500 or above, such as that of a proxy that
 * cannot reach the server.
 */
export async function isReachable(): Promise<boolean> {
  if (hasJustAnswered()) return true;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) return false;
    answeredAt = performance.now();
    return true;
  } catch {
    return false;
  }
}
