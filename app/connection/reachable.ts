/**
 * A small file that the server sends from memory. Its answer proves that the connection and the server work, without a
 * database query and rendering.
 */
const PROBE = '/favicon.svg';
const TIMEOUT_MS = 15_000;
/** For this time after an answer, in milliseconds, the server counts as reachable without another request. */
const FRESH_MS = 1_000;

let answeredAt = Number.NEGATIVE_INFINITY;
let asked: Promise<boolean> | undefined;

export const hasJustAnswered = () => navigator.onLine && performance.now() - answeredAt < FRESH_MS;

/** Returns false without a connection, after 15 seconds, and if a proxy has no server (502–504). */
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
